import type { Choice, QuestionView } from './messages'
import { sameChoice, type Picking } from './picking.svelte'

/** One answer that is wished for: the first of these choices that is offered. */
export type Step = readonly Choice[]

/**
 * What a person wants in one go although it is asked step by step, such as to drag a card to a
 * place: use a symbol, play this card, there.
 *
 * Each question is answered if the wished choice is among those offered. As soon as it is not, the
 * rest is dropped and `failed` is told how many steps have been taken: nothing is known here of
 * what is allowed.
 */
export class Wishes {
  #steps: readonly Step[] = $state.raw([])
  #taken = 0
  #answered: QuestionView | null = null

  constructor(
    private readonly pick: () => Picking,
    private readonly failed: (taken: number) => void = () => {},
  ) {}

  /** Is there still something wished for? */
  get busy(): boolean {
    return this.#steps.length > 0
  }

  /** Wish for these steps, and take the first one at once. */
  want(...steps: Step[]): void {
    this.#steps = steps
    this.#taken = 0
    this.#answered = null
    this.goOn()
  }

  drop(): void {
    this.#steps = []
  }

  /** To be called whenever the question has changed, or what was sent has arrived. */
  goOn(): void {
    const pick = this.pick()
    const [step] = this.#steps
    if (!step || pick.sent) return
    const question = pick.question
    const choice = this.#isNew(question) ? step.find((one) => question?.choices.some((other) => sameChoice(one, other))) : undefined
    if (!choice || pick.early) {
      this.drop()
      this.failed(this.#taken)
      return
    }
    this.#answered = question
    pick.send(choice)
    this.#steps = this.#steps.slice(1)
    this.#taken += 1
  }

  /** A question that is asked again after it was answered means that the answer was refused. */
  #isNew(question: QuestionView | null): boolean {
    return this.#answered === null || question?.seat !== this.#answered.seat || question.number !== this.#answered.number
  }
}
