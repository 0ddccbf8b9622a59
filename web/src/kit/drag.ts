/**
 * Dragging a thing onto another, as an extra to touching both.
 *
 * The element follows the pointer after a few pixels; let go over another thing, `drop` is told. A
 * thing is an element that says which it is: `data-card`, `data-die`, `data-seat`, `data-name` or
 * `data-pile`. Fingers drag only what the stylesheet leaves to them with `touch-action: none`;
 * everywhere else they scroll the page.
 */
import type { Kind, Thing } from '../lib/picking.svelte'
import { scaleOf } from './scale'

export interface Dragging {
  enabled: (thing: Thing) => boolean
  accepts: (from: Thing, onto: Thing) => boolean
  /** `sure` is false where a finger may easily have missed. */
  drop: (from: Thing, onto: Thing, sure: boolean) => void
}

interface Held {
  element: HTMLElement
  thing: Thing
  x: number
  y: number
  scale: number
  moving: boolean
  over: HTMLElement | null
}

const THRESHOLD = 6
/** A finger hits what is this near, and may have meant something else where it is that narrow. */
const FINGER = 24
const NARROW = 40

const KINDS: readonly Kind[] = ['card', 'die', 'seat', 'name', 'pile']
const THINGS = KINDS.map((kind) => `[data-${kind}]`).join()

const elementAt = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(THINGS) ?? null

/** Which thing an element is. */
function thingOf({ dataset }: HTMLElement): Thing | null {
  const kind = KINDS.find((one) => dataset[one] !== undefined)
  return kind ? { kind, id: Number(dataset[kind]) } : null
}

/** How far a point is from an element's edge; nothing inside it. */
function distance(element: HTMLElement, { clientX, clientY }: PointerEvent): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom))
}

/** Let things within the root be dragged; what is returned ends it. */
export function dragging(root: HTMLElement, { enabled, accepts, drop }: Dragging): () => void {
  let held: Held | null = null

  function down(event: PointerEvent): void {
    const element = elementAt(event.target as Element)
    const thing = element && thingOf(element)
    // Two fingers do something else.
    if (!event.isPrimary) return release()
    if (!element || !thing || event.button !== 0) return
    if (event.pointerType === 'touch' && getComputedStyle(element).touchAction !== 'none') return
    if (!enabled(thing)) return
    held = { element, thing, x: event.clientX, y: event.clientY, scale: scaleOf(root), moving: false, over: null }
  }

  function move(event: PointerEvent): void {
    if (!held || !event.isPrimary) return
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.moving) {
      if (Math.hypot(dx, dy) < THRESHOLD) return
      held.moving = true
      held.element.classList.add('dragged')
      // What is carried away does not explain itself.
      held.element.dispatchEvent(new PointerEvent('pointerleave'))
    }
    held.element.style.setProperty('translate', `${dx / held.scale}px ${dy / held.scale}px`)
    const over = target(event)
    if (over === held.over) return
    held.over?.classList.remove('drop-here')
    over?.classList.add('drop-here')
    held.over = over
  }

  /** The thing under the pointer that the held one can be dropped on; under a finger, the nearest. */
  function target(event: PointerEvent): HTMLElement | null {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const element = elementAt(found)
      if (element && fits(element)) return element
    }
    if (event.pointerType !== 'touch') return null
    const near = [...root.querySelectorAll<HTMLElement>(THINGS)]
      .map((element) => ({ element, far: distance(element, event) }))
      .filter(({ element, far }) => far <= FINGER && fits(element))
    return near.sort((one, other) => one.far - other.far)[0]?.element ?? null
  }

  function fits(element: HTMLElement): boolean {
    const onto = thingOf(element)
    return held !== null && onto !== null && element !== held.element && root.contains(element) && accepts(held.thing, onto)
  }

  function up(event: PointerEvent): void {
    if (!held || !event.isPrimary) return
    const { element, thing, moving } = held
    const over = moving ? target(event) : null
    const onto = over && thingOf(over)
    release()
    if (!moving) return
    // The click that follows a drag is no touch.
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
    if (onto) drop(thing, onto, event.pointerType !== 'touch' || (over?.offsetWidth ?? 0) >= NARROW)
  }

  function release(): void {
    if (!held) return
    held.over?.classList.remove('drop-here')
    held.element.classList.remove('dragged')
    held.element.style.removeProperty('translate')
    held = null
  }

  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }

  /** A finger that drags is not flinging the page, whose motion would swallow the next tap. */
  const still = (event: TouchEvent): void => {
    if (held) event.preventDefault()
  }

  root.addEventListener('pointerdown', down)
  root.addEventListener('touchmove', still, { passive: false })
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', release)
  return () => {
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('touchmove', still)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', release)
  }
}
