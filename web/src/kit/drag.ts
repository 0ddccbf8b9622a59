/**
 * Dragging a card onto another, as an extra to touching both.
 *
 * The element follows the pointer after a few pixels; let go over another card or place (anything
 * with `data-card`), `drop` is told. Fingers drag only what the stylesheet leaves to them with
 * `touch-action: none`; everywhere else they scroll the page.
 */

export interface Dragging {
  enabled: (id: number) => boolean
  accepts: (from: number, to: number) => boolean
  /** `sure` is false where a finger may easily have missed. */
  drop: (from: number, to: number, sure: boolean) => void
}

interface Held {
  element: HTMLElement
  id: number
  x: number
  y: number
  moving: boolean
  over: HTMLElement | null
}

const THRESHOLD = 6
/** A finger hits what is this near, and may have meant something else where it is that narrow. */
const FINGER = 24
const NARROW = 40

const cardAt = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-card]') ?? null

/** How far a point is from an element's edge; nothing inside it. */
function distance(element: HTMLElement, { clientX, clientY }: PointerEvent): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom))
}

export function dragging(root: HTMLElement, options: Dragging): { update: (options: Dragging) => void; destroy: () => void } {
  let current = options
  let held: Held | null = null

  function down(event: PointerEvent): void {
    const element = cardAt(event.target as Element)
    if (!element || event.button !== 0 || !event.isPrimary) return
    if (event.pointerType === 'touch' && getComputedStyle(element).touchAction !== 'none') return
    const id = Number(element.dataset.card)
    if (!current.enabled(id)) return
    held = { element, id, x: event.clientX, y: event.clientY, moving: false, over: null }
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
    held.element.style.setProperty('translate', `${dx}px ${dy}px`)
    const over = target(event)
    if (over === held.over) return
    held.over?.classList.remove('drop-here')
    over?.classList.add('drop-here')
    held.over = over
  }

  /** The card under the pointer that the held one can be dropped on; under a finger, the nearest. */
  function target(event: PointerEvent): HTMLElement | null {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const card = cardAt(found)
      if (card && fits(card)) return card
    }
    if (event.pointerType !== 'touch') return null
    const near = [...root.querySelectorAll<HTMLElement>('[data-card]')]
      .map((card) => ({ card, far: distance(card, event) }))
      .filter(({ card, far }) => far <= FINGER && fits(card))
    return near.sort((one, other) => one.far - other.far)[0]?.card ?? null
  }

  const fits = (card: HTMLElement): boolean =>
    held !== null && card !== held.element && root.contains(card) && current.accepts(held.id, Number(card.dataset.card))

  function up(event: PointerEvent): void {
    if (!held || !event.isPrimary) return
    const { element, id, moving } = held
    const over = moving ? target(event) : null
    release()
    if (!moving) return
    // The click that follows a drag is no touch.
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
    if (over) current.drop(id, Number(over.dataset.card), event.pointerType !== 'touch' || over.offsetWidth >= NARROW)
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
  return {
    update: (next) => (current = next),
    destroy: () => {
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('touchmove', still)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', release)
    },
  }
}
