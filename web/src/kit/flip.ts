/**
 * Cards that fly: what moved between two renders is animated from where it was to where it is.
 *
 * `measure` before the page changes, `play` after it. Cards are known by `data-fly`; one that was
 * not there before comes from the element marked `data-fly-origin`, if there is one. Nothing waits
 * for it: what flies can be touched, and a new change takes it from where it is in the air.
 */

import { calm } from '../lib/motion'
import { scaleOf } from './scale'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

interface Seen extends Box {
  face: string
}

const DURATION = 560
const STAGGER = 35
const EASING = 'cubic-bezier(.3, .9, .3, 1)'

/** Where an element is laid out within the root, whatever animation moves it just now. */
export function laidOut(element: HTMLElement, root: HTMLElement): Box {
  let x = 0
  let y = 0
  let at: HTMLElement | null = element
  while (at && at !== root) {
    x += at.offsetLeft
    y += at.offsetTop
    at = at.offsetParent as HTMLElement | null
  }
  return { x, y, w: element.offsetWidth, h: element.offsetHeight }
}

/** What takes a thing from one box to another: of its middle, and in size. */
export function shift(from: Box, to: Box): { dx: number; dy: number; scale: number } {
  return {
    dx: from.x + from.w / 2 - (to.x + to.w / 2),
    dy: from.y + from.h / 2 - (to.y + to.h / 2),
    scale: to.w > 0 ? from.w / to.w : 1,
  }
}

export class Flights {
  #seen = new Map<string, Seen>()
  #origin: Box | null = null
  #begun = false

  /** Remember where everything is, as the eye sees it. */
  measure(root: HTMLElement | undefined): void {
    if (!root || calm()) return
    const [edge, scale] = [root.getBoundingClientRect(), scaleOf(root)]
    this.#seen.clear()
    for (const element of flying(root)) {
      const box = element.getBoundingClientRect()
      if (box.width === 0) continue
      const at = { x: (box.x - edge.x) / scale, y: (box.y - edge.y) / scale, w: box.width / scale, h: box.height / scale }
      this.#seen.set(element.dataset.fly ?? '', { ...at, face: element.dataset.face ?? '' })
    }
    const origin = root.querySelector<HTMLElement>('[data-fly-origin]')
    this.#origin = origin ? laidOut(origin, root) : null
  }

  /** Let everything that is elsewhere now come from where it was. */
  play(root: HTMLElement | undefined): void {
    if (!root || calm()) return
    const first = !this.#begun
    this.#begun = true
    if (first) return
    let late = 0
    for (const element of flying(root)) {
      const seen = this.#seen.get(element.dataset.fly ?? '')
      const from = seen ?? this.#origin
      const to = laidOut(element, root)
      if (!from || to.w === 0) continue
      const { dx, dy, scale } = shift(from, to)
      const turned = (seen?.face ?? '') !== (element.dataset.face ?? '')
      if (Math.hypot(dx, dy) < 3 && !turned) continue
      fly(element, { dx, dy, scale, turned, delay: seen ? 0 : late++ * STAGGER })
    }
  }
}

function flying(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-fly]')]
}

interface Course {
  dx: number
  dy: number
  scale: number
  turned: boolean
  delay: number
}

function fly(element: HTMLElement, { dx, dy, scale, turned, delay }: Course): void {
  const lift = Math.min(1.25, 1 + Math.hypot(dx, dy) / 1600)
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: `${scale}`, zIndex: 30 },
      { translate: `${dx * 0.35}px ${dy * 0.35 - 14}px`, scale: `${((1 + scale) / 2) * lift}`, zIndex: 30, offset: 0.5 },
      { translate: '0px 0px', scale: '1', zIndex: 30 },
    ],
    { duration: DURATION, easing: EASING, delay, fill: 'backwards' },
  )
  if (!turned) return
  element
    .querySelector('.paper')
    ?.animate([{ rotate: 'y 90deg' }, { rotate: 'y 0deg' }], { duration: DURATION * 0.7, easing: EASING, delay, fill: 'backwards' })
}
