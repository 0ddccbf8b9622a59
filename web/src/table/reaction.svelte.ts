import type { Choice, QuestionView } from '../lib/messages'
import { REACTION } from '../lib/settings.svelte'

export const PASS: Choice = ['pass', []]

const isPass = ([verb, things]: Choice): boolean => verb === 'pass' && things.length === 0

/** Is this a window in which anyone may react, asked of all so that nobody can tell who could? */
export const isWindow = (question: QuestionView | null): question is QuestionView =>
  question?.window === 'sealed'

/** What is asked, without letting it pass: a window passes by itself. Null if nothing is left. */
export function reactable(question: QuestionView): QuestionView | null {
  const choices = question.choices.filter((choice) => !isPass(choice))
  return choices.length > 0 ? { ...question, choices } : null
}

/** Somebody does not want to react any more in somebody's turn, with what was offered until then. */
interface Resting {
  seat: number
  turn: string
  declined: Set<string>
}

/** The turn in which a window opens, if the game says so: what goes with all windows of one turn alike. */
const turnOf = (question: QuestionView): string => Object.entries(question.values).join()

/**
 * The window to react in that is open for a seat. It passes by itself after a time that is the same
 * whether there is anything to react with or not, and not before: so the time tells nothing.
 */
export class Reaction {
  #open: QuestionView | null = $state.raw(null)
  #declined = $state(false)
  #resting: Resting | null = null
  #lasts = $state(0)
  #count = $state(0)
  #began = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly pass: (seat: number, question: number) => void,
    private readonly seconds: () => number,
  ) {}

  /** The question of the window, if there is one. */
  get open(): QuestionView | null {
    return this.#open
  }

  /** What there is to react with, as long as it has not been declined. */
  get offer(): QuestionView | null {
    return this.#open && !this.#declined ? reactable(this.#open) : null
  }

  /** Does it open in a turn of somebody's, of which there may be more windows? */
  get inTurn(): boolean {
    return this.#open !== null && turnOf(this.#open) !== ''
  }

  /** How many milliseconds the window is open from beginning to end. */
  get lasts(): number {
    return this.#lasts
  }

  /** How many milliseconds of that are over. */
  get gone(): number {
    return performance.now() - this.#began
  }

  /** Counts the windows: what runs out with one begins anew with the next. */
  get count(): number {
    return this.#count
  }

  /** Who is asked what now, or null. A new window begins its time; the same one goes on. */
  watch(question: QuestionView | null): void {
    const window = isWindow(question) ? question : null
    const before = this.#open
    if (before?.seat === window?.seat && before?.number === window?.number) return
    clearTimeout(this.#timer)
    this.#open = window
    this.#declined = window !== null && this.#rests(window)
    if (!window) return
    this.#lasts = Math.min(REACTION.most, Math.max(REACTION.least, this.seconds())) * 1000
    this.#began = performance.now()
    this.#count += 1
    this.#timer = setTimeout(() => this.pass(window.seat, window.number), this.#lasts)
  }

  /** Not to react is kept to oneself until the window closes. */
  decline(): void {
    this.#declined = true
  }

  /** Nor in the windows that follow in this turn, unless there is something new to react with. */
  declineTurn(): void {
    this.decline()
    const window = this.#open
    if (!window || !this.inTurn) return
    const declined = new Set([...(this.#of(window)?.declined ?? []), ...window.choices.map(String)])
    this.#resting = { seat: window.seat, turn: turnOf(window), declined }
  }

  /** What this seat has declined for this turn. */
  #of(window: QuestionView): Resting | null {
    const resting = this.#resting
    return resting?.seat === window.seat && resting.turn === turnOf(window) ? resting : null
  }

  #rests(window: QuestionView): boolean {
    const declined = this.#of(window)?.declined
    return declined !== undefined && window.choices.every((choice) => declined.has(String(choice)))
  }

  /** Begin its time anew. */
  again(): void {
    const window = this.#open
    this.watch(null)
    this.watch(window)
  }

  /** It is of no interest any more. */
  close(): void {
    this.watch(null)
  }
}
