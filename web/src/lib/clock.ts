/** How many reports of the table's time are weighed: the quickest of them was delayed least. */
const KEPT = 16

/**
 * Table time on this side of the line, where a game is played in real time.
 *
 * The server says what time it is at the table whenever it sends something. Between this and now
 * lies the way here, so the smallest difference is the truest. While the table stands still its time
 * does, too.
 */
export class TableClock {
  #offsets: number[] = []
  #still: number | null = null

  /** Has the table's time been heard of at all? */
  get known(): boolean {
    return this.#offsets.length > 0 || this.#still !== null
  }

  /** The table said that it was `now` there; `running`, does its time go on? */
  heard(now: number, running = true, at = performance.now()): void {
    if (!running) {
      this.#still = now
      this.#offsets = []
      return
    }
    this.#still = null
    this.#offsets = [...this.#offsets, at - now].slice(-KEPT)
  }

  /** The table's time in milliseconds, as far as is known. */
  now(at = performance.now()): number {
    if (this.#still !== null) return this.#still
    return this.known ? at - Math.min(...this.#offsets) : 0
  }

  /** How long it takes until the table's time is `moment`; nothing if that has passed. */
  until(moment: number, at = performance.now()): number {
    return Math.max(0, moment - this.now(at))
  }
}
