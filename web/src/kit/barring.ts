import { tip } from '../lib/explain.svelte'
import type { Bar } from '../lib/messages'

/** For so long it stays to be read why something cannot be chosen. */
const READING = 4500
const MARK = 'barred'

/** What is touched through a button that lies over it (`data-through`) is barred with that button. */
function named({ kind, id, part }: Bar): string {
  const thing = part === null ? `[data-${kind}="${id}"]:not([data-part])` : `[data-${kind}="${id}"][data-part="${part}"]`
  return `${thing}, ${thing} > [data-through]`
}

/**
 * What cannot be chosen is dim and says why: when it is touched, at once and where it lies; whoever hears the
 * table is told with its name. Things are found as in `Spotlight`; a part of one by its `data-part`. Whatever is
 * barred can be reached by keyboard, and gives that back when it is not barred any more.
 */
export class Barring {
  readonly #root: HTMLElement
  readonly #bars: () => ReadonlyMap<string, { bar: Bar; why: string }>
  readonly #asked: () => boolean
  readonly #watcher: MutationObserver
  #marked = new Map<HTMLElement, string>()
  #due = 0

  /** `asked`: only whoever can choose something sees by the light what cannot be chosen. */
  constructor(root: HTMLElement, bars: () => ReadonlyMap<string, { bar: Bar; why: string }>, asked: () => boolean) {
    this.#root = root
    this.#bars = bars
    this.#asked = asked
    // What is drawn later, such as another realm, has its reasons, too.
    this.#watcher = new MutationObserver(() => this.look())
    this.#watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-card', 'data-die', 'data-name'] })
    root.addEventListener('click', this.#touched)
    root.addEventListener('keydown', this.#pressed)
  }

  /** Look again at what is barred, when all is drawn. */
  look(): void {
    cancelAnimationFrame(this.#due)
    this.#due = requestAnimationFrame(() => this.#mark())
  }

  stop(): void {
    cancelAnimationFrame(this.#due)
    this.#watcher.disconnect()
    this.#root.removeEventListener('click', this.#touched)
    this.#root.removeEventListener('keydown', this.#pressed)
  }

  #mark(): void {
    const found = new Map<HTMLElement, string>()
    for (const { bar, why } of this.#bars().values()) for (const element of this.#root.querySelectorAll<HTMLElement>(named(bar))) found.set(element, why)
    this.#root.toggleAttribute('data-asked', this.#asked())
    for (const element of this.#marked.keys()) if (!found.has(element)) this.#free(element)
    for (const [element, why] of found) if (this.#marked.get(element) !== why) this.#bar(element, why)
    this.#marked = found
  }

  #bar(element: HTMLElement, why: string): void {
    element.dataset[MARK] = ''
    element.setAttribute('aria-description', why)
    if (element.tabIndex < 0 && this.#stands(element)) {
      element.dataset.reached = ''
      element.tabIndex = 0
    }
  }

  #free(element: HTMLElement): void {
    delete element.dataset[MARK]
    element.removeAttribute('aria-description')
    if (element.dataset.reached === undefined) return
    delete element.dataset.reached
    if (element.getAttribute('aria-disabled') === 'true') element.tabIndex = -1
  }

  /** A thing by itself that can be heard, and not a part of the table that has such things in it. */
  #stands(element: HTMLElement): boolean {
    if (element.closest('[aria-hidden="true"]')) return false
    return element instanceof HTMLButtonElement || element.getAttribute('role') === 'img'
  }

  /** The innermost thing that was touched, if it is barred. */
  #at(target: EventTarget | null): [HTMLElement, string] | null {
    const element = (target as Element).closest<HTMLElement>('[data-card], [data-die], [data-name], button')
    const why = element ? this.#marked.get(element) : undefined
    return element && why ? [element, why] : null
  }

  readonly #touched = ({ target }: Event): void => {
    const [element, why] = this.#at(target) ?? []
    // The board first shows what it has to show of it.
    if (element && why) requestAnimationFrame(() => tip.say(element, why, READING))
  }

  /** What is no button is not clicked by a key. */
  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    const [element, why] = this.#at(event.target) ?? []
    if (!element || !why || element instanceof HTMLButtonElement) return
    event.preventDefault()
    tip.say(element, why, READING)
  }
}
