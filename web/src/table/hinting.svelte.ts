import type { Connection } from '../lib/connection.svelte'
import type { Hinted, QuestionView, Trouble } from '../lib/messages'
import { sameChoice } from '../lib/picking.svelte'

interface Asked {
  seat: number
  number: number
}

const same = (asked: Asked | null, question: Asked | null): boolean =>
  asked !== null && question !== null && asked.seat === question.seat && asked.number === question.number

/** A hint for the question of this moment: whether I have asked for one, and what was said. */
export class Hinting {
  readonly #connection: Pick<Connection, 'ask' | 'hinted' | 'light'>
  readonly #question: () => QuestionView | null
  #asked: Asked | null = $state.raw(null)
  /** What I have read and put aside. */
  #closed: Hinted | null = $state.raw(null)

  constructor(connection: Pick<Connection, 'ask' | 'hinted' | 'light'>, question: () => QuestionView | null) {
    this.#connection = connection
    this.#question = question
  }

  /** What was said to the question of now since I have asked, even if it is of no use any more. */
  readonly #answer: Hinted | null = $derived.by(() => {
    const hinted = this.#connection.hinted
    return hinted && hinted !== this.#closed && same({ seat: hinted.seat, number: hinted.question }, this.#question()) ? hinted : null
  })

  /** What a bot would do now; null if I have not asked, or do not know yet. */
  readonly said: Hinted | null = $derived.by(() => {
    const choice = this.#answer?.choice
    return choice && this.#question()?.choices.some((one) => sameChoice(one, choice)) ? this.#answer : null
  })

  /** Somebody thinks about it; if the line is lost it has to be asked again. */
  readonly waits: boolean = $derived.by(
    () => same(this.#asked, this.#question()) && this.#answer === null && this.#connection.light === 'open',
  )

  /** Nobody knew what to say to this question. */
  readonly none: boolean = $derived.by(() => this.#answer?.choice === null)

  async ask(): Promise<Trouble | null> {
    const question = this.#question()
    if (!question || this.waits || this.said) return null
    this.#asked = { seat: question.seat, number: question.number }
    this.#closed = this.#connection.hinted
    const refusal = await this.#connection.ask({ type: 'hint', seat: question.seat, question: question.number })
    if (refusal) this.#asked = null
    return refusal
  }

  close(): void {
    this.#asked = null
    this.#closed = this.#connection.hinted
  }
}
