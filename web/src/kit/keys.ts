import type { Model } from './model.svelte'

/** What a key stands for on a board is done; the answer is false if it stands for nothing. */
type Act = (event: KeyboardEvent, target: Element | null) => boolean

/** Listens to the keys of who plays, while nothing is written and no sheet is open. */
export const keyed =
  (t: Pick<Model<unknown>, 'seat'>, act: Act) =>
  (event: KeyboardEvent): void => {
    const target = event.target as Element | null
    if (event.ctrlKey || event.metaKey || event.altKey || t.seat === null) return
    if (target?.closest?.('input, textarea, select, dialog')) return
    if (act(event, target)) event.preventDefault()
  }

/** The one after (or before) another, in a circle; at first the first (or the last). */
export function after<T>(all: readonly T[], from: T | null | undefined, by: 1 | -1): T | undefined {
  const at = all.findIndex((one) => one === from)
  return at < 0 ? all.at(by > 0 ? 0 : -1) : all[(at + by + all.length) % all.length]
}

/** Go on to the next of these on a board, as far as they can be seen. */
export function walk(root: HTMLElement | undefined, what: string, by: 1 | -1): boolean {
  const found = [...(root?.querySelectorAll<HTMLElement>(what) ?? [])].filter((one) => one.offsetParent)
  const next = after<Element>(found, document.activeElement, by) as HTMLElement | undefined
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return next !== undefined
}
