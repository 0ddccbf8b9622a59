import { untrack } from 'svelte'
import type { Choice, GameInfo, Outlook, QuestionView, Tally } from './messages'

/**
 * The things of a game that can be touched. Plain numbers cannot, they are only listed. No choice
 * names a pile, but things are laid on it.
 */
export type Kind = 'card' | 'seat' | 'die' | 'name' | 'pile'

export interface Thing {
  kind: Kind
  id: number
}

type Vocabulary = Pick<GameInfo, 'verbs' | 'meanings'>
/** One step of a gesture: the first of these choices that is offered. */
export type Step = readonly Choice[]

/**
 * What a person wants in one go although it is asked step by step, such as to drag a card to a place:
 * use a symbol, play this card, there. If it does not `need` all of its steps, the last ones are
 * taken if they are asked for.
 */
export interface Gesture {
  steps: readonly Step[]
  need?: number
}

/** What comes after the first choice of a gesture. */
export interface Rest {
  then: Choice[][]
  need: number | null
}

const NO_MORE: Rest = { then: [], need: null }

type Send = (seat: number, question: number, choice: Choice, rest: Rest) => void

export const sameChoice = (one: Choice, other: Choice): boolean =>
  one[0] === other[0] && one[1].length === other[1].length && one[1].every((thing, i) => thing === other[1][i])

const sameThing = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.id === other.id

const NO_WORDS: Vocabulary = { verbs: {}, meanings: {} }

/**
 * What the person has picked so far of the choices of the open question.
 *
 * Touching things narrows the choices to those that touch all of them; when one remains that can be
 * taken back it is taken, else it is `ready`. Touching a thing of it again, or `confirm`, takes it. The
 * board and the list of choices share one Picking, so that what is picked in one lights up in the other.
 */
export class Picking {
  #question: QuestionView | null = $state.raw(null)
  #vocabulary: Vocabulary = $state.raw(NO_WORDS)
  #touched: Thing[] = $state.raw([])
  #verb: string | null = $state(null)
  #whole: Choice | null = $state.raw(null)
  #sent: Choice | null = $state.raw(null)
  #early = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #send: Send

  /** The choices that are still possible with what is picked. */
  readonly left: Choice[] = $derived.by(() => {
    if (this.#whole) return [this.#whole]
    return this.#withAll(this.#touched).filter(([verb]) => this.#verb === null || verb === this.#verb)
  })

  /** The one choice that is left of what was picked; it waits for `confirm`. */
  readonly ready: Choice | null = $derived.by(() => (this.begun && this.left.length === 1 ? this.left[0]! : null))

  constructor(send: Send = () => {}) {
    this.#send = send
  }

  /** The question to pick for. What is picked stays while the question stays the same. */
  ask(question: QuestionView | null, vocabulary: Vocabulary): void {
    // Asked from within an effect, which must not follow what is picked.
    untrack(() => this.#ask(question, vocabulary))
  }

  get question(): QuestionView | null {
    return this.#question
  }

  /** True while an answer is not taken yet, because others are given time to react. */
  get early(): boolean {
    return this.#early
  }

  /** The choice that is on its way to the server and not answered yet. */
  get sent(): Choice | null {
    return this.#sent
  }

  /** Is anything picked? */
  get begun(): boolean {
    return this.#whole !== null || this.#touched.length > 0 || this.#verb !== null
  }

  /** Can this thing be touched now and go with what is picked? These light up. */
  can(kind: Kind, id: number): boolean {
    return this.#sent === null && this.left.some((choice) => this.#touches(choice, { kind, id }))
  }

  /** Does any choice of the question touch this thing, even if something else was picked first? */
  could(kind: Kind, id: number): boolean {
    return this.#sent === null && this.#withAll([{ kind, id }]).length > 0
  }

  /** Is this thing picked, or part of the choice that is ready or on its way? */
  chosen(kind: Kind, id: number): boolean {
    const thing = { kind, id }
    const choice = this.#sent ?? this.ready
    return choice ? this.#touches(choice, thing) : this.#touched.some((one) => sameThing(one, thing))
  }

  /**
   * Touch a thing. It narrows the choices; if one is ready and has this thing, it is taken. A thing
   * that is touched already is let go, one that does not go with the others begins anew.
   */
  touch(kind: Kind, id: number): void {
    const thing = { kind, id }
    if (!this.could(kind, id)) return
    if (this.ready && this.#touches(this.ready, thing)) {
      this.confirm()
      return
    }
    this.#whole = null
    if (this.#touched.some((one) => sameThing(one, thing))) {
      this.#touched = this.#touched.filter((one) => !sameThing(one, thing))
      return
    }
    if (!this.can(kind, id)) {
      this.#verb = null
      this.#touched = this.#touched.filter((one) => this.#withAll([one, thing]).length > 0)
      if (this.#withAll([...this.#touched, thing]).length === 0) this.#touched = []
    }
    this.#touched = [...this.#touched, thing]
    this.#takeLightly()
  }

  /** Pick a verb: where it touches nothing, or where things can be used in several ways. */
  say(verb: string): void {
    if (this.#sent) return
    if (this.ready?.[0] === verb) {
      this.confirm()
      return
    }
    if (!this.left.some(([one]) => one === verb)) this.clear()
    if (this.left.some(([one]) => one === verb)) this.#verb = verb
    this.#takeLightly()
  }

  /** Could this choice not be taken back? Where nobody can tell, it is taken for one that could not. */
  isFinal(choice: Choice): boolean {
    return this.outlook(choice)?.final !== ''
  }

  /** What is sure to come of a choice, as far as the table says. */
  outlook(choice: Choice): Outlook | null {
    return this.#question?.outlook?.[this.#all.findIndex((one) => sameChoice(one, choice))] ?? null
  }

  /** What a choice comes to in numbers, as far as the game says. */
  tally(choice: Choice): Tally | null {
    return this.#question?.tallies[this.#all.findIndex((one) => sameChoice(one, choice))] ?? null
  }

  /** What the choices come to that are left and touch this thing, each once. */
  talliesWith(kind: Kind, id: number): Tally[] {
    if (!this.#question?.tallies.length || this.#sent) return []
    const found = this.left.filter((choice) => this.#touches(choice, { kind, id })).map((choice) => this.tally(choice))
    return found.filter((one) => one !== null)
  }

  /** Take what is left if it can be taken back: only what cannot has to be confirmed. */
  #takeLightly(): void {
    if (this.ready && !this.isFinal(this.ready)) this.confirm()
  }

  /** Want a whole choice: it is taken at once, or confirmed where it cannot be taken back. */
  want(choice: Choice): void {
    this.take(choice)
    this.#takeLightly()
  }

  /** Pick a whole choice, as the list of choices does. A second time takes it. */
  take(choice: Choice): void {
    if (this.#sent || !this.#all.some((one) => sameChoice(one, choice))) return
    if (this.ready && sameChoice(this.ready, choice)) this.confirm()
    else {
      this.#touched = this.things(choice)
      this.#whole = choice
    }
  }

  /** The verbs that are possible with what is picked. */
  verbs(): string[] {
    return [...new Set(this.left.map(([verb]) => verb))]
  }

  /** Take the choice that is ready. */
  confirm(): void {
    const choice = this.ready
    if (!choice || !this.#question || this.#early || this.#sent) return
    this.#sent = choice
    this.#send(this.#question.seat, this.#question.number, choice, NO_MORE)
  }

  /** Pick a whole choice and take it at once. */
  send(choice: Choice): void {
    this.clear()
    this.take(choice)
    this.confirm()
  }

  /** Take several steps in one go. Whether they are possible the table knows; false if not even the first is. */
  gesture({ steps, need }: Gesture): boolean {
    const [first, ...then] = steps
    const choice = first?.find((one) => this.#all.some((other) => sameChoice(one, other)))
    if (!choice || !this.#question || this.#early || this.#sent) return false
    this.clear()
    this.#sent = choice
    this.#send(this.#question.seat, this.#question.number, choice, { then: then.map((step) => [...step]), need: need ?? null })
    return true
  }

  /** Let go of all that is picked. */
  clear(): void {
    this.#touched = []
    this.#verb = null
    this.#whole = null
  }

  /** The choice on its way was refused: pick again. */
  refused(): void {
    this.#sent = null
    this.clear()
  }

  /** Does any choice touch both things? */
  canDrop(from: Thing, onto: Thing): boolean {
    return this.#sent === null && this.#withAll([from, onto]).length > 0
  }

  /**
   * Drop one thing on another. If one choice touches both it is taken at once: to lift and to let go
   * are two deliberate acts already. If several do, they are left to pick from. Whoever is not `sure`
   * to have hit what was meant confirms first.
   */
  drop(from: Thing, onto: Thing, sure = true): void {
    if (!this.canDrop(from, onto)) return
    this.clear()
    this.#touched = [from, onto]
    if (sure) this.confirm()
  }

  #ask(question: QuestionView | null, vocabulary: Vocabulary): void {
    const before = this.#question
    const same = before?.seat === question?.seat && before?.number === question?.number
    this.#question = question
    this.#vocabulary = vocabulary
    if (!same) this.#sent = null
    if (!same || !this.#stillOffered()) this.clear()
    if (!same || before?.ready_in !== question?.ready_in) this.#wait(question?.ready_in ?? 0)
  }

  get #all(): Choice[] {
    return this.#question?.choices ?? []
  }

  #withAll(things: Thing[]): Choice[] {
    return this.#all.filter((choice) => things.every((thing) => this.#touches(choice, thing)))
  }

  /** The things of a choice that can be touched. */
  things([verb, things]: Choice): Thing[] {
    const names = this.#vocabulary.verbs[verb] ?? []
    return things.flatMap((id, i) => {
      const meaning = this.#vocabulary.meanings[names[i] ?? '']
      return meaning && meaning !== 'number' ? [{ kind: meaning as Kind, id }] : []
    })
  }

  #touches(choice: Choice, thing: Thing): boolean {
    return this.things(choice).some((one) => sameThing(one, thing))
  }

  #stillOffered(): boolean {
    const whole = this.#whole
    return whole ? this.#all.some((choice) => sameChoice(choice, whole)) : this.left.length > 0
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#early = milliseconds > 0
    if (this.#early) this.#timer = setTimeout(() => (this.#early = false), milliseconds)
  }
}
