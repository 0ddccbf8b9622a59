import type { Face, Message, Sight } from '../../lib/messages'

/** Something that was told and is worth showing in the middle for a while. */
export interface Scene {
  id: number
  message: Message
  cards: Face[]
}

/** How long a scene is shown, and at least, when more has happened meanwhile. */
const SHOWN = 4600
const HURRIED = 1700
const WAITING = 4

/** What is shown, with the values that hold its cards. */
const SHOWING: Readonly<Record<string, readonly string[]>> = {
  reveals: ['cards'],
  plays: ['card'],
  'plays-to': ['card'],
  attaches: ['card', 'target'],
  'hero-comes': ['card'],
  'hero-found': ['card'],
  activates: ['card'],
  fights: ['cards', 'card'],
  defeats: ['card'],
  'fate-fails': ['card'],
  saved: ['card', 'target'],
  unlocks: [],
  fates: [],
}

/** What I do myself I see anyway. */
const KNOWN = ['plays-to', 'attaches', 'activates', 'fights', 'hero-comes', 'fates']

const facesIn = (value: Message['values'][string] | undefined): Face[] =>
  typeof value === 'object' ? (Array.isArray(value) ? value : [value]).filter((one) => typeof one !== 'string') : []

/** What was told lately, one scene after the other: it outlives the view that it changed. */
export class Chronicle {
  now: Scene | null = $state.raw(null)
  #waiting: Scene[] = []
  #heard = -1
  #moment = 0
  #count = 0
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly clock: () => number = () => performance.now()) {}

  hear(sight: Sight): void {
    const first = this.#heard < 0
    if (sight.view.moment < this.#moment) this.#heard = Math.min(this.#heard, sight.lines - 1)
    this.#moment = sight.view.moment
    for (const { line, message } of sight.told) {
      if (line <= this.#heard && !first) continue
      this.#heard = line
      if (!first) this.#take(message, sight.seat)
    }
    if (first) this.#heard = Math.max(this.#heard, sight.lines - 1, 0)
    this.#play()
  }

  dismiss(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.now = null
  }

  #take(message: Message, seat: number | null): void {
    const holding = SHOWING[message.key]
    if (!holding || (KNOWN.includes(message.key) && message.values.seat === seat)) return
    const cards = holding.flatMap((name) => facesIn(message.values[name])).filter((face) => face.kind !== null)
    this.#waiting = [...this.#waiting, { id: this.#count++, message, cards }].slice(-WAITING)
  }

  #play(): void {
    clearTimeout(this.#timer)
    const shown = this.now ? this.clock() - this.#since : SHOWN
    const enough = this.#waiting.length > 0 ? HURRIED : SHOWN
    if (shown < enough) {
      this.#timer = setTimeout(() => this.#play(), enough - shown)
      return
    }
    this.now = this.#waiting.shift() ?? null
    this.#since = this.clock()
    if (this.now) this.#timer = setTimeout(() => this.#play(), this.#waiting.length > 0 ? HURRIED : SHOWN)
  }
}
