/**
 * Shows on a board what an event is about: each thing says which it is by `data-card`, `data-die`,
 * `data-name` or `data-seat` (or by `data-fly` or `data-whose`, where a card or a seat's part of the
 * table is only looked at), and gets a `data-told` while the light is on it. What is out of sight is scrolled to, and
 * everything scrolls back in the end. A hint lights what it advises in the same way, by `data-hinted`: there a
 * button also says by `data-choice` which choice it stands for.
 */

import { calm } from '../lib/motion'
import type { Choice } from '../lib/messages'
import type { Thing } from '../lib/picking.svelte'

function found(root: HTMLElement, { kind, id }: Thing): HTMLElement[] {
  const also = { seat: 'whose', card: 'fly', die: 'die', name: 'name', pile: 'pile' }[kind]
  return shown(root, `[data-${kind}="${id}"], [data-${also}="${id}"]`)
}

const shown = (root: HTMLElement, named: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(named)].filter((element) => element.getClientRects().length > 0)

const scrolls = (element: Element): boolean => {
  const { overflowY } = getComputedStyle(element)
  return element.scrollHeight > element.clientHeight && (overflowY === 'auto' || overflowY === 'scroll')
}

export class Spotlight {
  readonly #colour: 'told' | 'hinted'
  #lit: HTMLElement[] = []
  /** What was scrolled, and where it was. */
  #places = new Map<Element, number>()

  constructor(colour: 'told' | 'hinted' = 'told') {
    this.#colour = colour
  }

  /** Light these things alone; `goes`: also where that means to scroll. */
  light(root: HTMLElement, things: readonly Thing[], goes: boolean): void {
    this.#dark()
    for (const thing of things) this.#on(found(root, thing), thing.kind === 'seat' ? 'seat' : 'thing')
    this.#show(root, goes)
  }

  /** Light what a choice is about: the button that stands for it, or else its things. */
  point(root: HTMLElement, choice: Choice, things: readonly Thing[]): void {
    this.#dark()
    this.#on(shown(root, `[data-choice="${choice.join()}"]`), 'thing')
    if (!this.#lit.length) for (const thing of things) this.#on(found(root, thing), 'thing')
    this.#show(root, true)
  }

  #dark(): void {
    for (const element of this.#lit) delete element.dataset[this.#colour]
    this.#lit = []
  }

  #on(elements: readonly HTMLElement[], how: 'seat' | 'thing'): void {
    for (const element of elements) element.dataset[this.#colour] = how
    this.#lit.push(...elements)
  }

  #show(root: HTMLElement, goes: boolean): void {
    const first = this.#lit.find((element) => element.dataset[this.#colour] === 'thing') ?? this.#lit[0]
    if (!goes) this.#return()
    else if (first) this.#go(root, first)
  }

  /** The light is off. */
  off(root: HTMLElement): void {
    this.light(root, [], false)
  }

  #go(root: HTMLElement, element: HTMLElement): void {
    const edge = root.getBoundingClientRect()
    let out = false
    for (let at: Element | null = element.parentElement; at && root.parentElement?.contains(at); at = at.parentElement) {
      if (!scrolls(at)) continue
      if (!this.#places.has(at)) this.#places.set(at, at.scrollTop)
      const [box, frame] = [element.getBoundingClientRect(), at.getBoundingClientRect()]
      const [top, bottom] = [Math.max(frame.top, edge.top), Math.min(frame.bottom, edge.bottom)]
      // A whole part of the table need not be seen as a whole.
      out ||= element.dataset[this.#colour] === 'seat' ? box.bottom < top || box.top > bottom : box.top < top || box.bottom > bottom
    }
    if (out) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: calm() ? 'instant' : 'smooth' })
  }

  #return(): void {
    for (const [element, top] of this.#places) element.scrollTo({ top, behavior: calm() ? 'instant' : 'smooth' })
    this.#places.clear()
  }
}
