import type { Message, Sight } from '../../lib/messages'
import type { Side } from './facts'

export interface Ping {
  id: number
  seat: number
  card: number
}

/** A line that passes by over the table. */
export interface Line {
  id: number
  message: Message
  side: Side
}

export interface RoundResult {
  round: number
  side: Side
  message: Message
}

const PING_SHOWN = 2600
const LINE_SHOWN = 2800
const LINES = 2

/** What is worth a line over the table, and whom it helps. */
const WORTH: Record<string, Side> = {
  completes: 'heroes',
  'complete-together': 'heroes',
  life: 'heroes',
  'clap-due': 'heroes',
  'uses-ability': 'heroes',
  'turns-die': 'heroes',
  'turns-own-die': 'heroes',
  healed: 'heroes',
  'weakness-lifted': 'heroes',
  'curse-lifted': 'heroes',
  'dragon-back': 'heroes',
  casts: 'wizard',
  reads: 'wizard',
  'dragon-comes': 'wizard',
  weakens: 'wizard',
  curses: 'wizard',
  wounded: 'wizard',
  souls: 'wizard',
  forgets: 'wizard',
  'ends-conflict': 'wizard',
  'loses-die': 'wizard',
  calls: 'wizard',
}
/** A side is named in these. */
const BY_SIDE = ['wins-coin', 'spends-coins', 'wins-round', 'wins']

export const numberOf = (value: Message['values'][string] | undefined): number =>
  typeof value === 'number' ? value : typeof value === 'object' && !Array.isArray(value) ? value.card : -1

/** What was told lately and is worth showing: it outlives the view that it changed. */
export class Chronicle {
  pings: Ping[] = $state.raw([])
  lines: Line[] = $state.raw([])
  /** What this page has seen of the race: deck sizes are secret, what was done is not. */
  completed = $state(0)
  cast = $state(0)
  /** The round that has ended last. */
  result: RoundResult | null = $state.raw(null)
  round = 0
  #heard = -1
  #moment = 0
  #count = 0

  /** Hear what is new; the new lines. */
  hear(sight: Sight): Message[] {
    const first = this.#heard < 0
    if (sight.view.moment < this.#moment) this.#heard = Math.min(this.#heard, sight.lines - 1)
    this.#moment = sight.view.moment
    const fresh: Message[] = []
    for (const { line, message } of sight.told) {
      if (line <= this.#heard && !first) continue
      this.#heard = line
      this.#keep(message)
      if (!first) {
        fresh.push(message)
        this.#show(message)
      }
    }
    if (first) this.#heard = Math.max(this.#heard, sight.lines - 1, 0)
    return fresh
  }

  #keep(message: Message): void {
    const { key, values } = message
    if (key === 'round') {
      this.round = numberOf(values.round)
      this.completed = this.cast = 0
    } else if (key === 'completes' || key === 'complete-together') this.completed += 1
    else if (key === 'casts') this.cast += 1
    else if (key === 'wins-round') this.result = { round: this.round, side: values.side === 'wizard' ? 'wizard' : 'heroes', message }
  }

  #show(message: Message): void {
    const { key, values } = message
    const id = this.#count++
    if (key === 'pings') {
      this.pings = [...this.pings, { id, seat: numberOf(values.seat), card: numberOf(values.card) }]
      setTimeout(() => (this.pings = this.pings.filter((one) => one.id !== id)), PING_SHOWN)
      return
    }
    const side = BY_SIDE.includes(key) ? (values.side === 'wizard' ? 'wizard' : 'heroes') : WORTH[key]
    if (!side) return
    this.lines = [...this.lines, { id, message, side }].slice(-LINES)
    setTimeout(() => (this.lines = this.lines.filter((one) => one.id !== id)), LINE_SHOWN)
  }
}
