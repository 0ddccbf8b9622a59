import { Refused } from './api'
import type { Replay, ReplayStep, ToldView, Trouble } from './messages'

/** So many pages are kept, the last ones that were looked at: a whole match may be hundreds of megabytes. */
const KEPT = 12
/** The server is asked again after so many milliseconds if it had too much to do, or was not to be reached. */
const AGAIN = 1000
const PASSING = ['too-fast', 'no-connection', 'not-replayed']

/** Gets the page that begins at a moment, from a seat's view (null: a spectator's). */
export type Turn = (from: number, seat: number | null) => Promise<Replay>

const begin = (page: Replay): number => page.steps[0]?.moment ?? 0
const end = (page: Replay): number => begin(page) + page.steps.length
const holds = (page: Replay, moment: number): boolean => begin(page) <= moment && moment < end(page)

/**
 * A match that is watched. Its pages are loaded as they are needed: first the one that is looked at, then those
 * beside it, and then the last one, with which the server tells whether the record is genuine.
 */
export class Reel {
  /** Where the person wants to be; until that is there, the nearest step of the page in sight is shown. */
  at = $state(0)
  seat: number | null = $state(null)
  /** The last moment that can be shown. */
  last = $state(0)
  /** Does the record lead to the end that it says? null: that is not known yet. */
  verified: boolean | null = $state(null)
  /** Why nothing can be shown, or why it is not verified. */
  trouble: Trouble | null = $state.raw(null)
  /** What every page says of the match. */
  head: Replay | null = $state.raw(null)

  #pages: Replay[] = $state.raw([])
  #inSight: Replay | null = $state.raw(null)
  #tried = -1
  #loading = false
  /** Nobody watches any more, or the server shows no more of it. */
  #over = false

  constructor(
    private readonly turn: Turn,
    first: Replay | null = null,
  ) {
    if (first) this.#take(first)
    void this.#load()
  }

  readonly step: ReplayStep | null = $derived.by(() => {
    const page = this.#inSight
    if (!page) return null
    const moment = Math.max(begin(page), Math.min(this.at, end(page) - 1))
    return page.steps[moment - begin(page)] ?? null
  })
  readonly waiting: boolean = $derived(!this.#pages.some((page) => holds(page, this.at)))
  /** What was told up to the step in sight; not all of it, if that is very much. */
  readonly lines: ToldView[] = $derived.by(() => {
    const page = this.#inSight
    if (!page) return []
    const steps = page.steps.slice(0, (this.step?.moment ?? 0) - begin(page) + 1)
    return [...page.earlier, ...steps.flatMap((one) => one.told)]
  })

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to))
    this.#over = false
    this.#look()
    void this.#load()
  }

  /** Look through another seat's eyes. */
  look(seat: number | null): void {
    if (seat === this.seat) return
    this.seat = seat
    this.#pages = []
    this.#over = false
    void this.#load()
  }

  leave(): void {
    this.#over = true
  }

  #look(): void {
    const page = this.#pages.find((one) => holds(one, this.at))
    if (!page) return
    this.#inSight = page
    this.#pages = [...this.#pages.filter((one) => one !== page), page]
  }

  #take(page: Replay): void {
    this.head ??= page
    if (this.verified !== false) this.last = page.last
    if (page.verified) this.verified = true
    this.#pages = [...this.#pages, page].slice(-KEPT)
    this.#look()
  }

  async #load(): Promise<void> {
    if (this.#loading) return
    this.#loading = true
    for (let from = this.#missing(); from !== null && !this.#over; from = this.#missing()) await this.#fetch(from)
    this.#loading = false
  }

  async #fetch(from: number): Promise<void> {
    const seat = this.seat
    try {
      const page = await this.turn(from, seat)
      if (seat === this.seat) this.#take(page)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const key = error.trouble.key
      if (PASSING.includes(key) && (this.head || key === 'too-fast')) await new Promise((done) => setTimeout(done, AGAIN))
      else this.#fail(from, error.trouble)
    }
  }

  /** A damaged record can be shown up to where it is damaged; otherwise nothing more can. */
  #fail(from: number, trouble: Trouble): void {
    this.trouble = trouble
    if (trouble.key !== 'damaged-record' || !this.head || from === 0) {
      this.#over = true
      return
    }
    this.verified = false
    this.last = from - 1
    this.at = Math.min(this.at, this.last)
    this.#look()
  }

  /** Where the page begins that is needed most; null if nothing is. */
  #missing(): number | null {
    const page = this.#pages.find((one) => holds(one, this.at))
    if (!page) return this.#wanted()
    const half = begin(page) + page.steps.length / 2
    if (this.at >= half && this.#lacks(end(page))) return end(page)
    if (this.at < half && this.#lacks(begin(page) - 1)) return this.#before(page)
    return this.verified === null ? this.last : null
  }

  #lacks(moment: number): boolean {
    return moment >= 0 && moment <= this.last && !this.#pages.some((one) => holds(one, moment))
  }

  /** The page that is looked for; who goes back will go on to do so. */
  #wanted(): number {
    const next = this.#pages.find((one) => holds(one, this.at + 1))
    return next ? this.#before(next) : this.at
  }

  /** Where a page may begin that ends before this one; if it came out too short, the moment before this one. */
  #before(page: Replay): number {
    const close = begin(page) - 1
    const far = Math.max(0, begin(page) - page.steps.length)
    const from = this.#tried === far ? close : far
    this.#tried = from
    return from
  }
}
