import { untrack } from 'svelte'
import { Flights } from './flip'
import { Hops, type Lying } from './hops'

/**
 * Things fly from where they lay to where they lie whenever `changes` does, and the keyboard goes
 * with them. To be called while a board is made.
 */
export function flying(root: () => HTMLElement | undefined, changes: () => unknown): void {
  const flights = new Flights()
  let focused: string | null = null

  $effect.pre(() => {
    changes()
    const table = root()
    untrack(() => {
      flights.measure(table)
      focused = table?.querySelector<HTMLElement>('[data-card]:focus-visible')?.dataset.card ?? null
    })
  })

  $effect(() => {
    changes()
    const table = root()
    untrack(() => {
      flights.play(table)
      // A card that lies elsewhere now is another element.
      if (focused && document.activeElement === document.body)
        table?.querySelector<HTMLElement>(`button[data-card="${focused}"]:not([tabindex="-1"])`)?.focus({ preventScroll: true })
    })
  })
}

/** Dice hop from where they lay to where they lie: faster than cards fly, as there are many. */
export function hopping(root: () => HTMLElement | undefined, lying: () => readonly Lying[]): void {
  const hops = new Hops()

  $effect.pre(() => {
    const dice = lying()
    untrack(() => hops.measure(root(), dice))
  })

  $effect(() => {
    const dice = lying()
    untrack(() => hops.play(root(), dice))
  })
}
