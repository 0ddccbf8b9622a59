/** Two taps of a finger are one double tap if they are so near in time and place. */
const TWICE = 400
const NEAR = 30

/** A press as far as it matters here: when, where, by what. */
export interface Touch {
  timeStamp: number
  clientX: number
  clientY: number
  pointerType: string
}

/**
 * Which question a press belongs to: the one that was asked when it began. The second half of a double
 * click, a double tap, and a key that is held down all belong to the first: what has come in between
 * under the pointer is not answered by them.
 */
export class Press {
  #asked: unknown = null
  #before: unknown = null
  #last: Touch | null = null
  #held = false

  /** `asks`: what is asked or shown now; when that changes, presses mean something else. */
  constructor(private readonly asks: () => unknown) {}

  /** Is this still the press that began with the present question? */
  get counts(): boolean {
    return this.#asked === this.asks()
  }

  down(touch: Touch): void {
    const last = this.#last
    this.#last = touch
    const again = last !== null && touch.pointerType === 'touch' && touch.timeStamp - last.timeStamp < TWICE && Math.hypot(touch.clientX - last.clientX, touch.clientY - last.clientY) < NEAR
    if (again) return
    this.#before = this.#asked
    this.#asked = this.asks()
  }

  /** The browser counts clicks: a second one belongs to the first. One without a pointer comes from a key, or from whoever helps somebody. */
  click(count: number): void {
    if (count > 1) this.#asked = this.#before
    else if (count === 0 && !this.#held) this.#asked = this.asks()
  }

  key(held: boolean): void {
    this.#held = held
    if (!held) this.#asked = this.asks()
  }

  /** Follow what is pressed anywhere on the page; what is returned ends it. */
  follow(): () => void {
    const ends = new AbortController()
    const how = { capture: true, signal: ends.signal }
    addEventListener('pointerdown', (event) => this.down(event), how)
    addEventListener('click', ({ detail }) => this.click(detail), how)
    addEventListener('keydown', ({ repeat }) => this.key(repeat), how)
    addEventListener('keyup', () => (this.#held = false), how)
    return () => ends.abort()
  }
}
