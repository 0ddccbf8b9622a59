import { calm } from '../lib/motion'
import { scaleOf } from './scale'

/** A die, and where it lies: any name for the place. */
export interface Lying {
  die: number
  place: string
}

const DURATION = 190
const EASING = 'cubic-bezier(.25, 1.25, .4, 1)'

/**
 * Dice jump from where they lay to where they lie. Only those that have moved are measured, so that
 * the others cost nothing, and only `transform`s are animated.
 */
export class Hops {
  #lying = new Map<number, string>()
  #from = new Map<number, DOMRect>()

  /** Before the page changes. */
  measure(root: HTMLElement | undefined, dice: readonly Lying[]): void {
    this.#from.clear()
    if (!root || calm()) return
    for (const die of dice) {
      const before = this.#lying.get(die.die)
      if (before === undefined || before === die.place) continue
      const element = root.querySelector(`[data-die="${die.die}"]`)
      if (element) this.#from.set(die.die, element.getBoundingClientRect())
    }
  }

  /** After it. */
  play(root: HTMLElement | undefined, dice: readonly Lying[]): void {
    for (const die of dice) this.#lying.set(die.die, die.place)
    if (!root) return
    const scale = scaleOf(root)
    const moved = [...this.#from].flatMap(([die, from]) => {
      const element = root.querySelector<HTMLElement>(`[data-die="${die}"]`)
      return element ? [{ element, from, to: element.getBoundingClientRect() }] : []
    })
    this.#from.clear()
    for (const { element, from, to } of moved) {
      if (!from.width || !to.width) continue
      const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2].map((far) => far / scale) as [number, number]
      if (Math.hypot(dx, dy) < 2) continue
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` },
          { transform: 'none' },
        ],
        { duration: DURATION, easing: EASING },
      )
    }
  }
}
