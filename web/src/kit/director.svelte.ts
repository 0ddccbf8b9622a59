import type { GameInfo, Message, Sight, ToldView } from '../lib/messages'
import type { Kind, Thing } from '../lib/picking.svelte'
import type { Pace } from '../lib/settings.svelte'
import { facesIn, numberOf } from './chronicle.svelte'

/** For how many milliseconds one event is shown; none has no time, and step by step has no end. */
const TIMES: Readonly<Record<Pace, number>> = { slow: 3200, normal: 1800, fast: 800, step: Infinity, none: 0 }
/** Whoever is asked something meanwhile, or waits for the result, is shown the rest within so many milliseconds; also what comes of one's own move. */
const PATIENCE: Readonly<Record<Pace, number>> = { slow: 24_000, normal: 12_000, fast: 5000, step: Infinity, none: 0 }
/** Of a window to react in so much may be over when one sees it. */
const SHARE = 1 / 3
/** What is looked back at stays for so long, at least. */
const BACK = 3000
/** What is marked in real time, where nothing is held back. */
const MARKED = 2600
/** So many events wait at most; of what came before them only the outcome is shown. */
const MOST = 24
/** So many sights are kept to be looked back at. */
const KEPT = 80
/** So many entries has what happened since my last move. */
const ENTRIES = 40

type Vocabulary = Pick<GameInfo, 'meanings' | 'names'>

export interface Setting {
  game: Vocabulary & Pick<GameInfo, 'in_real_time'>
  pace: () => Pace
  /** For how many milliseconds a window to react in is open. */
  window: () => number
  /** Does nobody look at the page? */
  away?: () => boolean
  clock?: () => number
}

/** An event as it is shown: its words and the things it concerns. */
export interface Shown extends ToldView {
  things: readonly Thing[]
}

/** The table as it was once; `from` says for each seat which line was the first new one. */
interface Frame {
  sights: readonly Sight[]
  from: ReadonlyMap<number | null, number>
  /** Came by a choice of my own. */
  own: boolean
  at: number
}

/** The number of the line after the last one that a sight knows of. */
const end = (sight: Sight): number => sight.lines + sight.told.length

const isMine = (message: Message, seat: number | null): boolean => seat !== null && message.values.seat === seat

/** The things that a message is about, by the meanings of its values. */
export function thingsIn({ values }: Message, { meanings, names }: Vocabulary): Thing[] {
  const things: Thing[] = []
  const add = (kind: Kind, id: number): void => {
    if (id >= 0 && !things.some((one) => one.kind === kind && one.id === id)) things.push({ kind, id })
  }
  for (const [name, value] of Object.entries(values)) {
    const meaning = meanings[name]
    for (const face of facesIn(value)) add('card', face.card)
    if (meaning === 'name' && typeof value === 'string') add('name', names.indexOf(value))
    else if ((meaning === 'seat' || meaning === 'die') && typeof value === 'number') add(meaning, numberOf(value))
  }
  return things
}

/** Two sights that are shown as one: the later one, with all that was told. */
function merged(before: readonly Sight[], after: readonly Sight[]): Sight[] {
  return after.map((sight) => {
    const old = before.find((one) => one.seat === sight.seat)
    if (!old) return sight
    return { ...sight, told: [...old.told.filter((line) => line.line < sight.lines), ...sight.told], lines: Math.min(old.lines, sight.lines) }
  })
}

/**
 * Plays what others do, as it arrives in milliseconds and a person wants to see it: one event after
 * the other, at a pace. What is shown is a sight that once was; it asks nothing before it is the
 * present one, so nobody acts on what is over. Nothing waits for the show: what I do myself, and
 * all that comes while I am asked, is shown at once, and so is everything in real time.
 */
export class Director {
  #queue: readonly Frame[] = $state.raw([])
  #shown: readonly Sight[] = $state.raw([])
  /** What is looked back at instead. */
  #past: readonly Sight[] | null = $state.raw(null)
  /** The lines of the sight that is shown which have not had their turn. */
  #lines: readonly ToldView[] = $state.raw([])
  /** The event that is shown. */
  now: Shown | null = $state.raw(null)
  /** The seat through whose eyes the table is seen. */
  seat: number | null = $state(null)

  #kept: Frame[] = []
  #heard = new Map<number | null, number>()
  #moment = 0
  /** From which line on something has happened since my last move. */
  #since: ReadonlyMap<number | null, number> = $state.raw(new Map())
  #acting: 'no' | 'sent' | 'answered' = 'no'
  #actor: number | null = null
  #deadline = Infinity
  #timer: ReturnType<typeof setTimeout> | undefined
  #resting = true

  constructor(private readonly setting: Setting) {}

  // What is to be seen

  /** The table as it is shown: what is over asks nothing. */
  readonly sights: readonly Sight[] = $derived.by(() => {
    if (this.#past) return this.#past
    return this.#queue.length ? this.#shown.map((sight) => ({ ...sight, question: null, can_undo: false })) : this.#shown
  })
  /** The table as it is. */
  readonly present: readonly Sight[] = $derived(this.#queue.at(-1)?.sights ?? this.#shown)
  /** Is the present still to come? */
  readonly behind: boolean = $derived(this.#queue.length > 0)
  /** Is something shown that was before? */
  readonly back: boolean = $derived(this.#past !== null)
  /** How many events are still to come. */
  readonly waiting: number = $derived.by(() => this.#lines.length + this.#queue.reduce((sum, frame) => sum + this.#linesOf(frame).length, 0))
  /** Am I asked something as soon as the show is over? A window to react in looks the same to everybody. */
  readonly awaited: boolean = $derived.by(() => (this.behind || this.back) && this.present.some(({ question }) => question !== null && question.window !== 'sealed'))

  /** Of all lines those that have been shown. */
  heard(lines: readonly ToldView[], seat: number | null): readonly ToldView[] {
    const shown = this.#shown.find((sight) => sight.seat === seat)
    const next = this.#lines[0]?.line
    if (!shown || (!this.#queue.length && next === undefined)) return lines
    return lines.filter(({ line }) => line < (next ?? end(shown)))
  }

  /** Of all lines those that came after my last move, as far as one remembers. */
  since(lines: readonly ToldView[], seat: number | null): readonly ToldView[] {
    const known = this.#since.get(seat)
    const first = known ?? (lines.filter(({ message }) => isMine(message, seat)).at(-1)?.line ?? -1) + 1
    return lines.filter(({ line }) => line >= first).slice(-ENTRIES)
  }

  // What arrives

  /** New sights. `anew`: it is not known how they came about, so there is nothing to play. */
  take(sights: readonly Sight[], anew = false): void {
    const strangers = sights.length !== this.present.length || sights.some((sight, i) => sight.seat !== this.present[i]?.seat)
    const moment = sights[0]?.view.moment ?? 0
    const takenBack = moment < this.#moment
    this.#moment = moment
    const unknown = anew || strangers || takenBack
    const frame: Frame = { sights, from: this.#hear(sights, unknown), own: this.#acting !== 'no', at: this.#time() }
    if (unknown) this.#forget()
    if (frame.own) this.#acted(frame)
    const asked = !this.behind && this.#shown.some((sight) => sight.question !== null)
    const atOnce = asked || this.#live || this.#pace === 'none' || (this.setting.away?.() ?? false)
    this.#queue = [...this.#queue, frame]
    if (unknown || frame.own || (atOnce && !this.back)) this.#arrive(!unknown)
    else {
      this.#hurry()
      if (this.#resting) this.#next()
    }
  }

  /** I choose something for a seat: that comes first, and what follows from it is shown at once. */
  acts(seat: number): void {
    if (!this.#live) this.skip()
    this.#acting = 'sent'
    this.#actor = seat
  }

  /** What I have chosen was answered; if it was taken, what came of it arrives next. */
  answered(taken: boolean): void {
    if (this.#acting === 'sent') this.#acting = taken ? 'answered' : 'no'
  }

  // What the person wants

  /** Show the present. */
  skip(): void {
    this.#past = null
    this.#lines = []
    this.#arrive(false)
    this.#rest()
  }

  /** Show the next event. */
  next(): void {
    if (this.back) this.#return()
    else this.#next()
  }

  /** The board itself shows what this line tells: what comes before it has had its turn. */
  reach(line: number): void {
    this.#lines = this.#lines.filter((told) => told.line >= line)
    if (!this.back && this.now && this.now.line < line) this.#next()
  }

  /** Another pace was chosen: it counts from now on. */
  again(): void {
    if (this.#pace === 'none') return this.skip()
    this.#deadline = Infinity
    this.#hurry()
    if (!this.#resting && !this.back) this.#wait()
  }

  /** Show once more what a line tells: the table as it was then, as far as it is kept, and what it concerns. */
  replay(told: ToldView): void {
    if (this.#live) return this.mark(told)
    this.#lines = []
    this.#arrive(false)
    const frame = this.#kept.filter((one) => this.#linesOf(one).some(({ line }) => line === told.line)).at(-1)
    // Whoever listens to what is told hears nothing twice.
    this.#past = (frame?.sights ?? this.#shown).map((sight) => {
      const latest = this.#shown.find((one) => one.seat === sight.seat) ?? sight
      return { ...sight, question: null, can_undo: false, told: [], lines: end(latest) }
    })
    this.#resting = false
    this.#point(told)
    clearTimeout(this.#timer)
    if (this.#pace !== 'step') this.#timer = setTimeout(() => this.#return(), Math.max(BACK, TIMES[this.#pace]))
  }

  /** What was looked back at is over: on with what has happened meanwhile. */
  #return(): void {
    this.#past = null
    if (this.#pace === 'none') this.skip()
    else this.#next()
  }

  /** Point at what a message is about, without holding anything back: for real time. */
  mark(told: ToldView): void {
    clearTimeout(this.#timer)
    this.#point(told)
    this.#timer = setTimeout(() => (this.now = null), MARKED)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  // The show

  /** In real time nothing is held back. */
  get #live(): boolean {
    return this.setting.game.in_real_time
  }

  get #pace(): Pace {
    return this.setting.pace()
  }

  #time(): number {
    return (this.setting.clock ?? (() => performance.now()))()
  }

  /** What was before leads to nothing that is now. */
  #forget(): void {
    this.#kept = []
    this.#lines = []
    this.#rest()
  }

  /** Note what is heard with these sights, and return from which lines on it is new. */
  #hear(sights: readonly Sight[], anew: boolean): ReadonlyMap<number | null, number> {
    const from = new Map(sights.map((sight) => [sight.seat, anew ? end(sight) : (this.#heard.get(sight.seat) ?? end(sight))]))
    for (const sight of sights) this.#heard.set(sight.seat, end(sight))
    return from
  }

  /** What is new in a frame for who looks; what I did myself, before anything came of it, I know. */
  #linesOf({ sights, from, own }: Frame): ToldView[] {
    const sight = sights.find((one) => one.seat === this.seat) ?? sights[0]
    const fresh = sight?.told.filter(({ line }) => line >= (from.get(sight.seat) ?? 0)) ?? []
    const first = own ? fresh.findIndex(({ message }) => !isMine(message, this.seat)) : 0
    return first < 0 ? [] : fresh.slice(first)
  }

  /** My own choice has arrived: what happens since is counted from here. */
  #acted(frame: Frame): void {
    const fresh = this.#linesOf(frame)
    const sight = frame.sights.find((one) => one.seat === this.#actor)
    if (sight) this.#since = new Map(this.#since).set(sight.seat, fresh[0]?.line ?? end(sight))
    if (this.#acting === 'answered') this.#acting = 'no'
  }

  /** Show all that has arrived as one; `playing`: with what is new in it. */
  #arrive(playing: boolean): void {
    const [first, ...rest] = this.#queue
    if (!first) return
    const last = rest.at(-1) ?? first
    this.#keep(...this.#queue)
    this.#queue = []
    this.#past = null
    this.#shown = this.#ready({ ...last, sights: rest.reduce((sights, frame) => merged(sights, frame.sights), first.sights) })
    this.#deadline = Infinity
    if (this.#live || this.#pace === 'none') return
    if (playing) {
      this.#lines = [...this.#lines, ...this.#linesOf(last)].slice(-MOST)
      this.#deadline = this.#time() + PATIENCE[this.#pace]
    } else this.#lines = []
    if (this.#resting) this.#next()
  }

  #keep(...frames: readonly Frame[]): void {
    if (!this.#live) this.#kept = [...this.#kept, ...frames].slice(-KEPT)
  }

  /** What has to wait until it is taken has waited meanwhile. */
  #ready({ sights, at }: Frame): readonly Sight[] {
    const late = this.#time() - at
    return sights.map((sight) => {
      const { question } = sight
      return question?.ready_in ? { ...sight, question: { ...question, ready_in: Math.max(0, question.ready_in - late) } } : sight
    })
  }

  /** The next event of the sight that is shown, or the next sight. */
  #next(): void {
    clearTimeout(this.#timer)
    while (!this.#lines.length && this.#queue.length) {
      const [frame, ...rest] = this.#queue as [Frame, ...Frame[]]
      this.#queue = rest
      this.#keep(frame)
      this.#shown = this.#ready(frame)
      this.#lines = this.#linesOf(frame)
    }
    const [line, ...rest] = this.#lines
    if (!line) return this.#rest()
    this.#lines = rest
    this.#resting = false
    this.#point(line)
    this.#wait()
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#resting = true
    this.#deadline = Infinity
    this.now = null
  }

  #point(told: ToldView): void {
    this.now = { ...told, things: thingsIn(told.message, this.setting.game) }
  }

  /** Hold on for the event that is shown; the less there is left of time, the shorter. */
  #wait(): void {
    clearTimeout(this.#timer)
    const left = Math.max(0, this.#deadline - this.#time()) / (1 + this.waiting)
    const time = Math.min(TIMES[this.#pace], left)
    if (time < Infinity) this.#timer = setTimeout(() => this.#next(), time)
  }

  /** Whoever is asked does not wait for long, and of too much only the last is shown. */
  #hurry(): void {
    let waiting = this.waiting - this.#lines.length
    while (waiting > MOST && this.#queue.length > 1) {
      const [first, second, ...rest] = this.#queue as [Frame, Frame, ...Frame[]]
      waiting -= this.#linesOf(first).length
      this.#keep(first)
      this.#queue = [{ ...second, sights: merged(first.sights, second.sights) }, ...rest]
    }
    const questions = this.present.flatMap(({ question }) => question ?? [])
    const awaited = questions.length > 0 || this.present.some(({ view }) => view.outcome !== null)
    if (!awaited) this.#deadline = Infinity
    if (!awaited || this.#deadline < Infinity) return
    const sealed = questions.some((question) => question.window === 'sealed')
    const patience = sealed ? Math.min(this.setting.window() * SHARE, PATIENCE[this.#pace]) : PATIENCE[this.#pace]
    if (patience === Infinity) return
    this.#deadline = this.#time() + patience
    if (!this.#resting) this.#wait()
  }
}
