import { onDestroy, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { kept } from '../lib/kept'
import { explainAlso } from '../lib/explain.svelte'
import type { Bar, Choice, QuestionView, RoomView, Sight } from '../lib/messages'
import { sameChoice, type Picking, type Thing } from '../lib/picking.svelte'
import { YOU, type Words } from '../lib/words'
import { Barring } from './barring'
import { dragging } from './drag'
import './kit.css'
import type { BoardProps } from './manifest'
import { Press } from './press'
import type { Tutor } from './tutor.svelte'

export type { Thing }

/** What it means to touch a thing now, or to lay it on another. */
export interface Meaning {
  /** It answers what is asked, so it lights up. Otherwise it can only be touched. */
  lit: boolean
  /** `sure` is false where a finger may easily have missed. */
  does: (sure?: boolean) => void
}

const NO_CHOICES: readonly Choice[] = []
/** Of more different things that a touch may come to nobody reads each. */
const SEVERAL = 3

/**
 * A board's model: who I am, what is asked and offered, what lights up, what is held or chosen, and
 * what a touch does. The parts of a board draw it and call `touch`; nothing else sends a choice.
 *
 * A game derives its own, with `View` as its view, `Printed` as what is the same in every match and
 * `Foresight` as what it says about choices to come, and says in `means` and `laying` how touches map
 * to choices. By default things narrow what is offered until one choice is left (see `Picking`).
 */
export class Model<View, Printed = unknown, Foresight = unknown> {
  readonly #props: () => BoardProps
  /** What I hold, to lay or to read it. */
  held: Thing | null = $state.raw(null)
  /** A verb that waits for its target. */
  armed: string | null = $state(null)
  /** What a touch may mean, to choose from. */
  between: readonly Choice[] = $state.raw([])
  /** The card that the pointer or the keyboard is on. */
  pointed: number | null = $state(null)
  /** The width of the board, and the height of what it lies in. */
  width: number
  height: number
  #drawn: View | null = null
  #sent: { choice: Choice; number: number } | null = null
  #early: { choice: Choice; until: number } | null = null
  readonly #press = new Press(() => this.occasion)
  #barring: Barring | null = null
  /** Is there a page on which something is pressed? */
  #pressed = false

  constructor(props: () => BoardProps) {
    this.#props = props
    // A board that is first drawn for no size at all is drawn twice.
    const { within } = props()
    this.width = $state(within?.clientWidth ?? 0)
    this.height = $state(within?.clientHeight ?? 0)
  }

  // What is there

  get props(): BoardProps {
    return this.#props()
  }

  get sight(): Sight {
    return this.#props().sight
  }

  get words(): Words {
    return this.#props().words
  }

  get pick(): Picking {
    return this.#props().pick
  }

  /** What is printed on the game's cards and in its rules. */
  get printed(): Printed {
    return this.#props().printed as Printed
  }

  /** What my choices lead to, as far as the game says so. */
  get foresight(): Foresight | null {
    return (this.question?.foresight ?? null) as Foresight | null
  }

  get room(): RoomView {
    return this.#props().room
  }

  get question(): QuestionView | null {
    return this.sight.question
  }

  /** What lies on the table, made of the parts of the last view that have not changed. */
  readonly board: View = $derived.by(() => (this.#drawn = kept(this.#drawn, this.sight.view.board as View)))
  /** My seat; null for who only watches. */
  readonly seat: number | null = $derived.by(() => this.sight.seat)
  /** The seat that is drawn nearest: mine, or the first. */
  readonly bottom: number = $derived(this.seat ?? 0)
  readonly awaiting: readonly number[] = $derived.by(() => this.sight.view.awaiting)
  readonly winners: readonly number[] = $derived.by(() => this.sight.view.winners)
  readonly outcome: string | null = $derived.by(() => this.sight.view.outcome)
  readonly choices: readonly Choice[] = $derived.by(() => this.question?.choices ?? NO_CHOICES)

  /** Who I am in the room. */
  readonly guest: string | null = $derived.by(() => (this.seat === null ? null : (this.room.seats[this.seat]?.guest ?? null)))
  /** Does nobody but bots play with me? */
  readonly alone: boolean = $derived.by(() => this.room.seats.every((seat) => seat.kind !== 'person' || seat.guest === this.guest))

  name(seat: number): string {
    return this.words.seat(seat)
  }

  /** A seat's name as messages want it that speak to the reader. */
  called(seat: number): string {
    return seat === this.seat ? YOU : this.words.seat(seat)
  }

  /** So many seats in the order of the table, the nearest first. */
  around(seats: number): number[] {
    return Array.from({ length: seats }, (_, i) => (this.bottom + i) % seats)
  }

  // What is offered

  offers(verb: string): boolean {
    return this.choices.some(([name]) => name === verb)
  }

  with(verb: string): Choice[] {
    return this.choices.filter(([name]) => name === verb)
  }

  /** What cannot be chosen now, and why. */
  readonly bars: ReadonlyMap<string, { bar: Bar; why: string }> = $derived.by(
    () => new Map(this.sight.bars.map((bar) => [`${bar.kind} ${bar.id} ${bar.part}`, { bar, why: this.words.bar(bar.why) }])),
  )

  /** What choosing this thing comes to, in words, as far as the game says; nothing where it may come to many things. */
  comesTo({ kind, id }: Thing): string[] {
    const found = new Set(this.pick.talliesWith(kind, id).map((tally) => this.words.tally(tally)))
    return found.size > SEVERAL ? [] : [...found]
  }

  /** What an element of the board has to add to what it explains. */
  #aside(element: Element): string | null {
    const { card, die, name, part } = (element.closest<HTMLElement>('[data-card], [data-die], [data-name]') ?? (element as HTMLElement)).dataset
    const [kind, id] = card ? (['card', card] as const) : die ? (['die', die] as const) : (['name', name] as const)
    if (id === undefined) return null
    const why = this.bars.get(`${kind} ${id} ${part ?? null}`)?.why
    return why ?? (part === undefined ? this.comesTo({ kind, id: Number(id) }).join('\n') : '')
  }

  // What a touch means: this is what a game says for itself

  means(thing: Thing): Meaning | null {
    return this.narrows(thing)
  }

  /** What it means to lay one thing on another. */
  laying(from: Thing, onto: Thing): Meaning | null {
    return this.pick.canDrop(from, onto) ? { lit: true, does: (sure) => this.pick.drop(from, onto, sure) } : null
  }

  /** May what I hold be held on to, now that the question has changed? */
  protected keeps(_held: Thing): boolean {
    return true
  }

  /** A choice of mine was taken by the table. */
  protected arrived(_choice: Choice): void {}

  /** For so many milliseconds a touch that comes too early is kept. */
  protected get patience(): number {
    return 0
  }

  /** What a press is about: while this is the same it means the same. */
  protected get occasion(): unknown {
    return this.question?.number ?? null
  }

  /** In real time the same button is pressed again and again, and each time is meant. */
  protected get swift(): boolean {
    return false
  }

  // Words for `means`

  /** It narrows what is offered; a second touch takes what is left. */
  protected narrows({ kind, id }: Thing): Meaning | null {
    if (!this.pick.could(kind, id)) return null
    return { lit: this.pick.can(kind, id), does: () => this.pick.touch(kind, id) }
  }

  /** It is taken at once. */
  protected sends(choice: Choice | undefined): Meaning | null {
    return choice ? { lit: true, does: () => this.send(choice) } : null
  }

  /** One is taken at once; between several is to be chosen. */
  protected sendsOne(choices: readonly Choice[]): Meaning | null {
    if (choices.length < 2) return this.sends(choices[0])
    return { lit: true, does: () => (this.between = choices) }
  }

  // What the parts of a board ask and do

  lit(kind: Thing['kind'], id: number): boolean {
    return this.means({ kind, id })?.lit ?? false
  }

  touchable(kind: Thing['kind'], id: number): boolean {
    return this.means({ kind, id }) !== null
  }

  draggable(kind: Thing['kind'], id: number): boolean {
    return this.touchable(kind, id)
  }

  chosen(kind: Thing['kind'], id: number): boolean {
    return this.pick.chosen(kind, id)
  }

  holds(kind: Thing['kind'], id: number): boolean {
    return this.held?.kind === kind && this.held.id === id
  }

  touch(kind: Thing['kind'], id: number): void {
    this.means({ kind, id })?.does()
  }

  /** Take a choice without things, such as to roll, if it is offered. */
  say(verb: string): void {
    const [choice] = this.with(verb)
    if (choice) this.answer(choice)
  }

  /** A button with words was pressed: that counts only for the question with which it was shown. */
  answer(choice: Choice): void {
    const { sent } = this.pick
    const twice = !this.timely || (sent !== null && sameChoice(sent, choice))
    if (this.swift || !twice) this.send(choice)
  }

  /** Was the present press meant for what is asked and shown now? */
  get timely(): boolean {
    return !this.#pressed || this.#press.counts
  }

  /** Choose; what cannot be taken back waits for the same choice once more. */
  take(choice: Choice): void {
    this.letGo()
    this.pick.want(choice)
  }

  /** Tell the table at once; what comes a little too early waits for its moment. */
  send(choice: Choice): void {
    const { pick } = this
    if (this.patience && (pick.sent || pick.early)) {
      this.#early = { choice, until: performance.now() + this.patience }
      return
    }
    this.#early = null
    this.letGo()
    pick.send(choice)
    if (pick.sent && pick.question) this.#sent = { choice: pick.sent, number: pick.question.number }
  }

  /** Want to use a verb: its targets light up. Where there is but one it is hit at once, unless that is unwanted. */
  arm(verb: string, atOnce = true): void {
    const wanted = this.armed === verb ? null : verb
    const [target, ...more] = this.with(verb)
    this.letGo()
    if (wanted && atOnce && target && !more.length && target[1].length) this.send(target)
    else this.armed = wanted
  }

  /** Let go of all that is held or waits for a target. */
  letGo(): void {
    this.held = this.armed = null
    this.between = []
  }

  /** Do I read a lesson, so that time stands still for me and the bots? */
  studies(tutor: Tutor): boolean {
    return tutor.step !== null && !tutor.trying && this.alone && !this.outcome && !this.room.paused?.guests.length
  }

  // What goes by itself

  /** To be called while the board is made: from now on it sees what happens and goes on by itself. */
  follow(): void {
    $effect.pre(() => {
      void this.sight
      untrack(() => this.see())
    })
    $effect(() => {
      void [this.board, this.question, this.pick.question, this.pick.sent, this.pick.early]
      untrack(() => this.goOn())
    })
    $effect(() => {
      void this.bars
      this.#barring?.look()
    })
    onDestroy(() => this.stop())
  }

  /** A new sight. */
  see(): void {}

  /** The question has changed, or what was sent has arrived. */
  goOn(): void {
    const { pick } = this
    const sent = this.#sent
    if (sent && (!pick.sent || pick.question?.number !== sent.number)) {
      this.#sent = null
      if (pick.question?.number !== sent.number) this.arrived(sent.choice)
    }
    if (this.held && !this.keeps(this.held)) this.held = null
    if (this.armed !== null && !this.offers(this.armed)) this.armed = null
    if (!this.between.every((one) => this.#offered(one))) this.between = []
    const early = this.#early
    if (!early || pick.sent || pick.early) return
    this.#early = null
    if (performance.now() <= early.until && this.#offered(early.choice)) this.send(early.choice)
  }

  /** The board is gone. */
  stop(): void {}

  #offered(choice: Choice): boolean {
    return this.choices.some((one) => sameChoice(one, choice))
  }

  /** The ground of a board: it knows its size, lets things be dragged and sees what is pointed at. */
  readonly ground: Attachment<HTMLElement> = (element) => {
    const outer = element.parentElement ?? element
    const measure = (): void => {
      this.width = element.clientWidth
      this.height = outer.clientHeight
    }
    const point = ({ target }: Event): void => {
      const card = (target as Element).closest<HTMLElement>('[data-card], [data-points]')
      this.pointed = card ? Number(card.dataset.card ?? card.dataset.points) : null
    }
    const leave = (): void => void (this.pointed = null)
    if (!this.width) measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    if (outer !== element) watcher.observe(outer)
    const undrag = dragging(element, {
      enabled: ({ kind, id }) => this.draggable(kind, id),
      accepts: (from, onto) => this.laying(from, onto) !== null,
      drop: (from, onto, sure) => this.laying(from, onto)?.does(sure),
    })
    const barring = (this.#barring = new Barring(element, () => this.bars, () => this.question !== null))
    const unexplain = explainAlso((one) => this.#aside(one))
    barring.look()
    const unpress = this.#press.follow()
    this.#pressed = true
    element.addEventListener('pointerover', point)
    element.addEventListener('focusin', point)
    element.addEventListener('pointerleave', leave)
    return () => {
      watcher.disconnect()
      undrag()
      barring.stop()
      unexplain()
      unpress()
      this.#pressed = false
      element.removeEventListener('pointerover', point)
      element.removeEventListener('focusin', point)
      element.removeEventListener('pointerleave', leave)
    }
  }
}
