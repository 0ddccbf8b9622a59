const PAUSE = 1800
const MOST = 3

/** What a screen reader says: not each of the many things, but now and then the latest few. */
export class Announcer {
  said = $state('')
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = -PAUSE

  say(text: string): void {
    this.#waiting = [...this.#waiting.filter((one) => one !== text), text].slice(-MOST)
    const pause = this.#last + PAUSE - performance.now()
    this.#timer ??= setTimeout(() => this.#speak(), Math.max(0, pause))
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #speak(): void {
    this.#timer = undefined
    this.#last = performance.now()
    this.said = this.#waiting.join(' ')
    this.#waiting = []
  }
}
