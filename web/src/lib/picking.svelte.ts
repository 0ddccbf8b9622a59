import type { Choice, GameInfo, QuestionView } from './messages'

/** The things of a game that a choice can touch. Plain numbers cannot be touched, only listed. */
export type Kind = 'card' | 'seat' | 'die' | 'name'

interface Thing {
  kind: Kind
  id: number
}

type Vocabulary = Pick<GameInfo, 'verbs' | 'meanings'>
type Send = (seat: number, question: number, choice: Choice) => void

export const sameChoice = (one: Choice, other: Choice): boolean =>
  one[0] === other[0] && one[1].length === other[1].length && one[1].every((thing, i) => thing === other[1][i])

const sameThing = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.id === other.id

/**
 * What the person has picked so far of the choices of the open question.
 *
 * Touching things narrows the choices to those that touch all of them; when one remains it is
 * `ready`. Touching the last thing again, or `confirm`, takes it. The board and the list of choices
 * share one Picking, so that what is picked in one lights up in the other.
 */
export class Picking {
  #question: QuestionView | null = $state.raw(null)
  #vocabulary: Vocabulary = $state.raw({ verbs: {}, meanings: {} })
  #touched: Thing[] = $state.raw([])
  #verb: string | null = $state(null)
  #sent: Choice | null = $state.raw(null)
  #early = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #send: Send

  /** The choices that are still possible with what is touched. */
  readonly left: Choice[] = $derived.by(() =>
    this.#possible(this.#touched).filter(([verb]) => this.#verb === null || verb === this.#verb),
  )

  /** The one choice that is left of what was picked; it waits for `confirm`. */
  readonly ready: Choice | null = $derived.by(() => {
    const picked = this.#touched.length > 0 || this.#verb !== null
    return picked && this.left.length === 1 ? (this.left[0] ?? null) : null
  })

  constructor(send: Send = () => {}) {
    this.#send = send
  }

  /** The question that is picked for; what is picked stays if it is still the same question. */
  ask(question: QuestionView | null, vocabulary: Vocabulary): void {
    const before = this.#question
    const same =
      before !== null && question !== null && before.seat === question.seat && before.number === question.number
    this.#question = question
    this.#vocabulary = vocabulary
    if (!same) this.#sent = null
    if (!same || this.left.length === 0) this.clear()
    if (same && before.ready_in === question.ready_in) return
    clearTimeout(this.#timer)
    this.#early = (question?.ready_in ?? 0) > 0
    if (question && this.#early) this.#timer = setTimeout(() => (this.#early = false), question.ready_in)
  }

  get question(): QuestionView | null {
    return this.#question
  }

  /** Does the answer still have to wait (for a reaction window of others)? */
  get early(): boolean {
    return this.#early
  }

  /** The choice that was sent and is not answered yet. */
  get sent(): Choice | null {
    return this.#sent
  }

  /** Is anything picked? */
  get begun(): boolean {
    return this.#touched.length > 0 || this.#verb !== null
  }

  /** Can this thing be touched now to narrow the choices further? */
  can(kind: Kind, id: number): boolean {
    return this.#sent === null && this.left.some((choice) => this.#touches(choice, { kind, id }))
  }

  /** Does any choice of the question touch this thing, also if something else was picked first? */
  could(kind: Kind, id: number): boolean {
    return this.#sent === null && this.#all().some((choice) => this.#touches(choice, { kind, id }))
  }

  /** Is this thing picked, or part of the choice that is ready or on its way? */
  chosen(kind: Kind, id: number): boolean {
    const thing = { kind, id }
    const choice = this.#sent ?? this.ready
    return choice ? this.#touches(choice, thing) : this.#touched.some((one) => sameThing(one, thing))
  }

  /**
   * Touch a thing: it narrows the choices. Touched again it confirms if a choice is ready, otherwise
   * it is let go. A thing that does not go with the ones before begins anew.
   */
  touch(kind: Kind, id: number): void {
    const thing = { kind, id }
    if (!this.could(kind, id)) return
    if (this.#touched.some((one) => sameThing(one, thing))) {
      if (this.ready) this.confirm()
      else this.#touched = this.#touched.filter((one) => !sameThing(one, thing))
      return
    }
    if (this.ready && this.#touches(this.ready, thing)) {
      this.confirm()
      return
    }
    if (!this.can(kind, id)) {
      this.#verb = null
      this.#touched = this.#touched.filter((one) => this.#possible([one, thing]).length > 0)
      if (this.#possible([...this.#touched, thing]).length === 0) this.#touched = []
    }
    this.#touched = [...this.#touched, thing]
  }

  /** Pick a verb: for choices that touch nothing, or where things can be used in several ways. */
  say(verb: string): void {
    if (this.#sent) return
    if (this.ready?.[0] === verb) this.confirm()
    else if (this.left.some(([one]) => one === verb)) this.#verb = verb
    else if (this.#all().some(([one]) => one === verb)) {
      this.#touched = []
      this.#verb = verb
    }
  }

  /** Pick a whole choice, as the list of choices does. A second time confirms it. */
  take(choice: Choice): void {
    if (this.#sent || !this.#all().some((one) => sameChoice(one, choice))) return
    if (this.ready && sameChoice(this.ready, choice)) {
      this.confirm()
      return
    }
    this.#verb = choice[0]
    this.#touched = this.#things(choice)
    if (this.left.length !== 1) this.#exact = choice
  }

  /** The verbs that are possible with what is touched. */
  verbs(): string[] {
    return [...new Set(this.left.map(([verb]) => verb))]
  }

  /** Take the choice that is ready. */
  confirm(): void {
    const choice = this.ready
    if (!choice || !this.#question || this.#early || this.#sent) return
    this.#sent = choice
    this.#send(this.#question.seat, this.#question.number, choice)
  }

  /** Let go of all that is picked. */
  clear(): void {
    this.#touched = []
    this.#verb = null
  }

  /** The sent choice was refused: it can be picked again. */
  refused(): void {
    this.#sent = null
    this.clear()
  }

  /** Can a thing be dragged at all, or onto the other? Both are cards unless said otherwise. */
  canDrop(from: number, to: number, kind: Kind = 'card', onto: Kind = 'card'): boolean {
    return this.#sent === null && this.#dropped(from, to, kind, onto).length > 0
  }

  /**
   * Drop one thing on another. Where that means one choice it is taken at once: lifting and letting
   * go are two deliberate acts. Where it means several, they are left to pick from.
   */
  drop(from: number, to: number, kind: Kind = 'card', onto: Kind = 'card'): void {
    if (!this.canDrop(from, to, kind, onto)) return
    this.#verb = null
    this.#touched = [
      { kind, id: from },
      { kind: onto, id: to },
    ]
    if (this.ready) this.confirm()
  }
}
