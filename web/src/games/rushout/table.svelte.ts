import { Announcer } from '../../kit/announcer.svelte'
import { numberOf } from '../../kit/chronicle.svelte'
import type { BoardProps } from '../../kit/manifest'
import { Model, type Meaning, type Thing } from '../../kit/model.svelte'
import { Tutor } from '../../kit/tutor.svelte'
import { TableClock } from '../../lib/clock'
import type { Choice, Face } from '../../lib/messages'
import { calm } from '../../lib/motion'
import { helped, Race } from './chronicle.svelte'
import { allSpots, fieldsOf, termOf, type Side } from './looks'
import { guess, shown, type Guess } from './guess'
import { canHold, meantByCard, meantByDie, meantBySeat } from './offers'
import { thrown } from './rolls'
import type { DieView, ForesightView, PlayerView, RushOutPrinted, RushOutView, SpotView } from './view'

/** A touch that came a little too early is kept for so long. */
const PATIENCE = 260
/** The questions that want a target, which lights up. */
const TARGETS = ['confuse', 'confuse-all', 'weaken', 'wound', 'drain']
/** The exercise that is learnt by playing. */
const TAUGHT_IN = 'exercise-1'
/** A card is complete: of one hero, or of two. */
const COMPLETED = ['completes', 'complete-together']
/** What a choice that was taken has taught. */
const LEARNT: Readonly<Record<string, string>> = { roll: 'rolled', lay: 'laid', 'lay-all': 'laid', take: 'took-back', 'take-all': 'took-back' }

export type Phase = 'choosing' | 'countdown' | 'start' | 'race' | 'market' | 'over'

/** The table as the parts of the board need it: facts of the view, and what a touch does. */
export class RushTable extends Model<RushOutView, RushOutPrinted, ForesightView> {
  readonly #still = new TableClock()
  readonly chronicle = new Race()
  readonly announcer = new Announcer()
  readonly tutor = new Tutor({ game: 'rushout', role: () => (this.side === 'wizard' ? 'wizard' : 'hero'), find: (key) => this.words.find(key) })
  /** Until when a seat's dice tumble, in table time. */
  #tumbling: ReadonlyMap<number, number> = $state.raw(new Map())
  #timers = new Map<number, ReturnType<typeof setTimeout>>()
  #before: RushOutView | null = null

  constructor(props: () => BoardProps) {
    super(props)
    if (this.board.setup === TAUGHT_IN && this.seat !== null) this.tutor.offer()
  }

  readonly side: Side = $derived.by(() => this.sideOf(this.seat))
  readonly phase: Phase = $derived.by(() => this.board.phase as Phase)

  get clock(): TableClock {
    const { clock, sight } = this.props
    if (clock?.known) return clock
    // Where there is no line to a server, time stands where it was when this was seen.
    if (this.#still.now() !== sight.view.now) this.#still.heard(sight.view.now, false)
    return this.#still
  }

  /** Who only watches stands behind the heroes. */
  sideOf(seat: number | null): Side {
    return seat === null ? 'heroes' : ((this.board.seats[seat]?.side ?? 'heroes') as Side)
  }

  // What lies where

  readonly spots: ReadonlyMap<number, SpotView> = $derived.by(() => new Map(allSpots(this.board).map((spot) => [spot.card, spot])))

  /** What my choice on its way will do, shown before the table has said so. */
  readonly guess: Guess | null = $derived.by(() => {
    const { foresight, pick, question } = this
    if (!pick.sent || !foresight || pick.question?.number !== question?.number) return null
    return guess(foresight, pick.sent)
  })
  readonly dice: DieView[] = $derived.by(() => shown(this.board.dice, this.guess))
  /** The dice on each card, those in nobody's hand. */
  readonly lying: ReadonlyMap<number, DieView[]> = $derived.by(() => {
    const found = new Map<number, DieView[]>()
    for (const die of this.dice) if (die.card !== null) found.set(die.card, [...(found.get(die.card) ?? []), die])
    return found
  })
  readonly me: PlayerView | null = $derived.by(() => (this.seat === null ? null : (this.board.seats[this.seat] ?? null)))
  readonly heroes: PlayerView[] = $derived.by(() => this.board.seats.filter((seat) => seat.side === 'heroes'))
  readonly wizard: PlayerView | null = $derived.by(() => this.board.seats.find((seat) => seat.side === 'wizard') ?? null)
  /** Whose card this is: a weakness or a hero's tile lies before somebody. */
  readonly owners: ReadonlyMap<number, number> = $derived.by(() => {
    const found = new Map<number, number>()
    for (const seat of this.board.seats) {
      if (seat.hero !== null) found.set(seat.hero, seat.seat)
      for (const one of seat.weaknesses) found.set(one.card, seat.seat)
    }
    return found
  })

  /** The cards in the order of their number keys: what I lay dice on most, first. */
  readonly numbered: number[] = $derived.by(() => {
    const { board } = this
    const near = this.side === 'wizard' ? [...board.spells, ...board.trials, ...board.scrolls] : [...board.trials, ...this.minor]
    return near.slice(0, 9).map((spot) => spot.card)
  })

  /** The smaller cards that heroes lay dice on: dragon, curses, weaknesses, wounds. */
  readonly minor: SpotView[] = $derived.by(() => {
    const weak = [...this.board.seats].sort((one, other) => Number(other.seat === this.seat) - Number(one.seat === this.seat))
    const tiles = this.board.tiles.filter((tile) => tile.sides.length).sort((one, other) => Number(other.type === 'dragon') - Number(one.type === 'dragon'))
    return [...tiles, ...this.board.curses, ...weak.flatMap((seat) => seat.weaknesses)]
  })

  die(die: number): DieView {
    return this.dice[die] as DieView
  }

  inHand(seat: number): DieView[] {
    return (this.board.seats[seat]?.dice ?? []).map((die) => this.die(die)).filter((die) => die.card === null)
  }

  /** Is this die on its way to where it is shown? */
  isPending(die: number): boolean {
    return this.guess?.dice.has(die) ?? false
  }

  isTumbling(die: DieView): boolean {
    if (die.card !== null) return false
    return (this.guess?.rolling.has(die.die) ?? false) || this.#tumbling.has(die.seat)
  }

  /** Are my own dice in the air? */
  readonly rolling: boolean = $derived.by(() => this.seat !== null && (this.#tumbling.has(this.seat) || (this.guess?.rolling.size ?? 0) > 0))

  // Words

  card(spot: Pick<SpotView, 'card' | 'kind'>): string {
    return this.words.face(spot as Face)
  }

  face(die: DieView): string {
    return this.words.term(termOf(this.sideOf(die.seat), die.face))
  }

  dieLabel(die: DieView): string {
    const { words } = this
    const tumbling = this.isTumbling(die)
    const face = tumbling || !die.rolled ? words.say('board-die-unrolled', { tumbling: Number(tumbling) }) : this.face(die)
    const spot = die.card === null ? null : this.spots.get(die.card)
    return words.say('board-die', { seat: this.called(die.seat), face, card: spot ? this.card(spot) : '', laid: Number(spot !== null && spot !== undefined) })
  }

  /** A card for those who hear it: what it is, what has its die, what is missing. */
  spotLabel(spot: SpotView): string {
    const { words } = this
    const parts = [this.card(spot), words.term(`type-${spot.type}`)]
    const owner = this.owners.get(spot.card)
    if (owner !== undefined) parts.push(this.name(owner))
    for (const side of ['heroes', 'wizard'] as const) {
      const fields = fieldsOf(spot, side)
      if (!fields.length || !spot.sides.includes(side)) continue
      const on = this.laid(spot.card, side)
      const missing = fields.filter((_, i) => !on.some((die) => die.field === i)).map((symbol) => words.term(termOf(side, symbol)))
      parts.push(words.say('board-fields', { side, filled: on.length, count: fields.length, missing: missing.length ? missing.join(', ') : '–' }))
    }
    if (spot.banner) parts.push(words.say('board-banner', { symbol: words.term(termOf('wizard', spot.banner)) }))
    if (spot.dragon) parts.push(words.say('board-under-dragon'))
    if (spot.claps) parts.push(words.say('board-clap-due'))
    return parts.join(', ')
  }

  /** The dice of a side on the fields of a card. */
  laid(card: number, side: Side): DieView[] {
    return (this.lying.get(card) ?? []).filter((die) => die.field !== null && this.sideOf(die.seat) === side)
  }

  // What can be done

  /** The wizard is asked for the target of a spell, and can do nothing else. */
  readonly aimed: boolean = $derived.by(() => TARGETS.includes(this.question?.prompt ?? ''))
  /** I am asked for a target, which lights up. */
  readonly aiming: boolean = $derived.by(() => this.armed !== null || this.aimed || this.choices[0]?.[0] === 'swirl')

  /** My dice that fit on a card together, in the order in which they would be laid. */
  #fitting(card: number): number[] {
    return this.foresight?.laying.find((one) => one.card === card)?.all.map(([die]) => die) ?? []
  }

  #meant({ kind, id }: Thing): Choice[] {
    if (kind === 'die') return meantByDie(this.choices, id, this.armed)
    if (kind === 'seat') return meantBySeat(this.choices, id, this.armed)
    // A die on a card is small: whoever hits the card beside it means one of those that can be hit.
    const hit = this.aimed ? (this.lying.get(id) ?? []).flatMap((die) => meantByDie(this.choices, die.die, null)) : []
    return hit.length ? hit.slice(0, 1) : meantByCard(this.choices, id, this.held?.id ?? null, this.armed, this.#fitting(id))
  }

  /** Nothing is betrayed while my dice are in the air. */
  override means(thing: Thing): Meaning | null {
    const meaning = this.sendsOne(this.#meant(thing))
    if (!meaning) return thing.kind === 'die' ? this.#holding(thing) : null
    return { ...meaning, lit: this.aiming || (thing.kind === 'card' && !this.rolling) }
  }

  /** A die is picked up to be laid by itself, or put down again. */
  #holding(die: Thing): Meaning | null {
    const held = this.holds('die', die.id)
    if (!held && !this.canHold(die.id)) return null
    return {
      lit: false,
      does: () => {
        this.letGo()
        if (!held) this.held = die
      },
    }
  }

  override laying(die: Thing, card: Thing): Meaning | null {
    if (die.kind !== 'die' || card.kind !== 'card' || this.rolling) return null
    return this.sendsOne(this.choices.filter(([verb, things]) => verb === 'lay' && things[0] === die.id && things[1] === card.id))
  }

  override draggable(kind: Thing['kind'], id: number): boolean {
    return kind === 'die' && this.canHold(id)
  }

  protected override keeps(held: Thing): boolean {
    return canHold(this.choices, held.id)
  }

  protected override get swift(): boolean {
    return true
  }

  protected override get patience(): number {
    return PATIENCE
  }

  protected override arrived(choice: Choice): void {
    this.tutor.happened(LEARNT[choice[0]] ?? null)
  }

  /** Point at a card, without arming it first. */
  ping(card: number): boolean {
    const choice = this.with('ping').find(([, things]) => things[0] === card)
    if (choice) this.send(choice)
    return choice !== undefined
  }

  canTake(die: number): boolean {
    return this.choices.some(([verb, things]) => verb === 'take' && things[0] === die)
  }

  canHold(die: number): boolean {
    return !this.rolling && canHold(this.choices, die)
  }

  // What happens

  /** A new sight: what was told, and whose dice were thrown. */
  override see(): void {
    const { sight } = this
    const [before, board] = [this.#before, this.board]
    this.#before = board
    const fresh = this.chronicle.hear(sight)
    for (const [seat, until] of thrown(before, board)) this.#tumble(seat, until)
    for (const told of fresh) {
      const { message } = told
      const worth = helped(message) !== null
      if (worth) this.props.director?.mark(told)
      if (worth || message.key === 'starts' || message.key === 'pings') this.announcer.say(this.words.told(message))
      this.#watch(message.key, numberOf(message.values.seat), numberOf(message.values.card), before)
    }
    if (board.phase !== 'race' && this.#tumbling.size) this.#settleAll()
  }

  #watch(key: string, seat: number, card: number, before: RushOutView | null): void {
    const mine = before?.dice.some((die) => die.seat === this.seat && die.card === card) || this.guess?.dice.size
    if ((COMPLETED.includes(key) && (seat === this.seat || mine)) || (key === 'casts' && this.side === 'wizard')) this.tutor.happened('completed')
    else if (key === 'loses-die' && seat === this.seat) this.tutor.happened('lost-dice')
  }

  #tumble(seat: number, until: number): void {
    const left = this.clock.until(until)
    this.#tumbling = new Map(this.#tumbling).set(seat, until)
    clearTimeout(this.#timers.get(seat))
    this.#timers.set(
      seat,
      setTimeout(() => this.#settle(seat), seat === this.seat ? left : Math.min(left, this.board.roll_ms)),
    )
  }

  #settle(seat: number): void {
    const left = new Map(this.#tumbling)
    left.delete(seat)
    this.#tumbling = left
    if (seat !== this.seat) return
    const faces = this.inHand(seat).map((die) => this.face(die))
    if (faces.length) this.announcer.say(this.words.say('board-rolled', { faces: faces.join(', ') }))
    this.goOn()
  }

  #settleAll(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#tumbling = new Map()
  }

  /** How long my dice are still in the air. */
  airTime(): number {
    const until = this.seat === null ? undefined : this.#tumbling.get(this.seat)
    return until === undefined ? this.board.roll_ms : this.clock.until(until)
  }

  /** Is the result of my throw known, and only the time not over? */
  readonly thrownMine: boolean = $derived.by(() => this.seat !== null && this.#tumbling.has(this.seat))

  get calm(): boolean {
    return calm()
  }

  override stop(): void {
    this.#settleAll()
    this.announcer.stop()
  }
}
