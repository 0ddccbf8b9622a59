import { Chronicle } from '../../kit/chronicle.svelte'
import type { Message } from '../../lib/messages'
import type { Pace } from '../../lib/settings.svelte'

export interface Reckoned {
  base: number
  kick: number
  times: number
  total: number
}

type Who = number | string

/** An ability that somebody has selected, or a row of an AI character, and what its dice show. */
export interface Shown {
  name: string
  option: number | null
  faces: readonly string[]
}

/** What somebody has selected. */
export interface Revealed {
  who: Who
  shown: readonly Shown[]
}

/** What is shown in the middle of the table, one after the other. */
export type Scene = Happening & {
  /** The line that tells it. */
  line: number
}

type Happening =
  | { kind: 'reveal'; sides: readonly Revealed[] }
  | { kind: 'announce'; who: Who; ability: string }
  | { kind: 'rows'; who: Who; shown: readonly Shown[] }
  | { kind: 'blow'; who: Who; other: Who; attack: number; defence: number; count: number; sum: Reckoned | null; health: number | null }
  | { kind: 'loss' | 'heal'; who: Who; count: number; health: number }
  | { kind: 'ko'; who: Who }

/** How long each is shown, in milliseconds; rows take that long each. */
const TIMES: Readonly<Record<Happening['kind'], number>> = { reveal: 3600, announce: 1500, rows: 850, blow: 3000, loss: 1500, heal: 1300, ko: 2200 }
const HURRIED = 0.35
/** How much longer or shorter a scene is at a pace; where there is no time there is none. */
const PACED: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, step: 1, none: 0 }
/** The blow lands this long after it began: then health falls. */
export const LANDS = 1500
/** Scenes that somebody can end. */
const STAYING: readonly Scene['kind'][] = ['reveal', 'blow', 'ko']
/** Of more than this only the last are shown. */
const MOST = 12

const who = (value: Message['values'][string] | undefined): Who => (typeof value === 'number' || typeof value === 'string' ? value : '')
const words = (value: Message['values'][string] | undefined): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
const count = (value: Message['values'][string] | undefined): number => (typeof value === 'number' ? value : 0)

/** What nobody has to wait for when more has happened. */
const isMinor = ({ kind }: Happening): boolean => kind === 'announce'

/** How the fight goes: what was told becomes scenes, and health falls when it is seen to fall. */
export class Fight extends Chronicle {
  now: Scene | null = $state.raw(null)
  /** How many steps of a scene have been shown. */
  step = $state(0)
  /** The blow has landed. */
  landed = $state(false)
  /** Health as it is shown, by team, while there is still something to be seen. */
  health: readonly number[] | null = $state.raw(null)
  /** Whoever knows it wants it faster. */
  hurried = $state(false)
  #queue: Scene[] = $state.raw([])
  #sum: Reckoned | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * `screened`: do people hide their dice, so that there is something to lift? `pace`: how
   * fast it is shown what others do. `begins`: the line that a scene tells, when it begins.
   */
  constructor(
    private readonly teamOf: (who: Who) => number,
    private readonly screened: () => boolean,
    private readonly pace: () => Pace = () => 'normal',
    private readonly begins: (line: number) => void = () => {},
  ) {
    super()
  }

  /** Is there a scene that the rest of the table waits for? */
  get staged(): boolean {
    return this.now !== null && (this.now.kind === 'rows' || STAYING.includes(this.now.kind))
  }

  /** What has not been seen yet. */
  get waiting(): readonly Scene[] {
    return this.#queue
  }

  protected override show(message: Message, line: number): void {
    const scene = PACED[this.pace()] ? this.#scene(message) : null
    if (!scene) return
    const waiting = isMinor(scene) ? this.#queue : this.#queue.filter((one) => !isMinor(one))
    this.#queue = [...waiting, { ...scene, line }].slice(-MOST)
  }

  #scene({ key, values }: Message): Happening | null {
    switch (key) {
      case 'selected-nothing':
        return this.#reveal(who(values.seat), [])
      case 'reveals':
        return this.#reveal(who(values.seat), [{ name: String(values.ability), option: null, faces: words(values.faces) }])
      case 'announces':
        return { kind: 'announce', who: who(values.seat), ability: String(values.ability) }
      case 'ai-rolls':
        return { kind: 'rows', who: who(values.seat), shown: [] }
      case 'ai-selects':
        return this.#row(who(values.seat), { name: String(values.row), option: typeof values.option === 'number' ? values.option : null, faces: words(values.faces) })
      case 'attacks':
        this.#sum = { base: count(values.base), kick: count(values.kick), times: count(values.times), total: count(values.total) }
        return null
      case 'blow': {
        const sum = this.#sum
        this.#sum = null
        return { kind: 'blow', who: who(values.seat), other: who(values.other), attack: count(values.attack), defence: count(values.defence), count: count(values.count), sum, health: null }
      }
      case 'loses-health':
        return this.#loss({ kind: 'loss', who: who(values.seat), count: count(values.count), health: count(values.health) })
      case 'heals':
        return count(values.count) === 0 ? null : { kind: 'heal', who: who(values.seat), count: count(values.count), health: count(values.health) }
      case 'knocked-out':
        return { kind: 'ko', who: who(values.seat) }
      default:
        return null
    }
  }

  /** All that lies behind the screens is seen at once. */
  #reveal(seat: Who, shown: readonly Shown[]): Happening | null {
    const last = this.#queue.at(-1)
    if (last?.kind !== 'reveal') return this.screened() ? { kind: 'reveal', sides: [{ who: seat, shown }] } : null
    const sides = last.sides.filter((one) => one.who !== seat)
    const before = last.sides.find((one) => one.who === seat)?.shown ?? []
    const named = before.filter((one) => !shown.some((other) => other.name === one.name))
    this.#queue = [...this.#queue.slice(0, -1), { ...last, sides: [...sides, { who: seat, shown: [...named, ...shown] }] }]
    return null
  }

  /** One row after the other. */
  #row(seat: Who, row: Shown): null {
    this.#queue = this.#queue.map((scene) => (scene.kind === 'rows' && scene.who === seat ? { ...scene, shown: [...scene.shown, row] } : scene))
    return null
  }

  /** What a blow costs is a part of it. */
  #loss(loss: Happening & { kind: 'loss' | 'heal' }): Happening | null {
    const last = this.#queue.at(-1)
    if (last?.kind !== 'blow' || last.other !== loss.who || !last.count || last.health !== null) return loss
    this.#queue = [...this.#queue.slice(0, -1), { ...last, health: loss.health }]
    return null
  }

  /** To be called before something is heard: health as it was. */
  hold(health: readonly number[]): void {
    this.health ??= health
  }

  /** To be called when all was heard. */
  play(): void {
    if (!this.now || (isMinor(this.now) && this.#queue.some((one) => !isMinor(one)))) this.#next()
  }

  /** Enough of this one. */
  skip(): void {
    this.#land()
    this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #next(): void {
    clearTimeout(this.#timer)
    const [scene = null, ...rest] = this.#queue
    this.#queue = rest
    this.now = scene
    this.step = 0
    this.landed = false
    if (!scene) {
      this.health = null
      return
    }
    this.begins(scene.line)
    const time = this.#time(scene.kind)
    if (scene.kind === 'rows') this.#walk(scene.shown.length, time)
    else if (scene.kind === 'blow') this.#strike(time)
    else {
      this.#land()
      this.#wait(time)
    }
  }

  #time(kind: Happening['kind']): number {
    return TIMES[kind] * PACED[this.pace()] * (this.hurried ? HURRIED : 1)
  }

  /** A scene ends by itself, but for those who go on step by step. */
  #wait(time: number): void {
    const stays = this.pace() === 'step' && this.now !== null && STAYING.includes(this.now.kind)
    if (!stays) this.#timer = setTimeout(() => this.#next(), time)
  }

  /** Row by row. */
  #walk(left: number, time: number): void {
    this.#timer = setTimeout(() => {
      this.step += 1
      if (left > 0) this.#walk(left - 1, this.#time('rows'))
      else this.#next()
    }, time)
  }

  #strike(time: number): void {
    const lands = LANDS * (time / TIMES.blow)
    this.#timer = setTimeout(
      () => {
        this.#land()
        this.#wait(time - lands)
      },
      lands,
    )
  }

  #land(): void {
    const scene = this.now
    this.landed = true
    if (!scene || !this.health || !('health' in scene) || scene.health === null) return
    const hit = scene.kind === 'blow' ? scene.other : scene.who
    const team = this.teamOf(hit)
    this.health = this.health.map((health, i) => (i === team ? (scene.health ?? health) : health))
  }
}
