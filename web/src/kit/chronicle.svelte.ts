import type { Face, Message, Sight, ToldView } from '../lib/messages'

type Value = Message['values'][string] | undefined

/** The number that a value of a message is, or the card that it names; -1 for anything else. */
export const numberOf = (value: Value): number =>
  typeof value === 'number' ? value : typeof value === 'object' && !Array.isArray(value) ? value.card : -1

/** The cards that a value of a message names. */
export const facesIn = (value: Value): Face[] =>
  typeof value === 'object' ? (Array.isArray(value) ? value : [value]).filter((one) => typeof one !== 'string') : []

/**
 * What was told lately and is worth showing: it outlives the view that it changed. A game says in
 * `keep` what it remembers of all that it hears, and in `show` what of the news it shows.
 */
export class Chronicle {
  #heard = -1
  #moment = 0

  /** Hear what is new, and return it. What was told before one came is kept but no news. */
  hear(sight: Sight): ToldView[] {
    const first = this.#heard < 0
    // What was taken back was never told.
    if (sight.view.moment < this.#moment) this.#heard = Math.min(this.#heard, sight.lines - 1)
    this.#moment = sight.view.moment
    const news: ToldView[] = []
    for (const told of sight.told) {
      if (told.line <= this.#heard && !first) continue
      this.#heard = told.line
      this.keep(told.message)
      if (first) continue
      news.push(told)
      this.show(told.message, told.line)
    }
    if (first) this.#heard = Math.max(this.#heard, sight.lines - 1, 0)
    return news
  }

  protected keep(_message: Message): void {}

  protected show(_message: Message, _line: number): void {}
}

/** Things that are shown for a while each, such as a line that passes by: the latest few. */
export class Passing<Item> {
  now: readonly (Item & { id: number })[] = $state.raw([])
  #count = 0

  constructor(
    private readonly time: number,
    private readonly most = Infinity,
  ) {}

  add(item: Item): void {
    const id = this.#count++
    this.now = [...this.now, { ...item, id }].slice(-this.most)
    setTimeout(() => (this.now = this.now.filter((one) => one.id !== id)), this.time)
  }

  clear(): void {
    this.now = []
  }
}
