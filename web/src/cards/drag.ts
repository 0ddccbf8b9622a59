/**
 * Dragging a card onto another, as an extra to touching both.
 *
 * The element follows the pointer after a few pixels; let go over another card or place (anything
 * with `data-card`), `drop` is told. With `touch` also fingers drag, and the page does not scroll
 * under them; otherwise only mouse and pen do.
 */

export interface Dragging {
  enabled: (id: number) => boolean
  accepts: (from: number, to: number) => boolean
  drop: (from: number, to: number) => void
  touch: boolean
}

const THRESHOLD = 6

const cardAt = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-card]') ?? null

export function dragging(root: HTMLElement, options: Dragging): { update: (options: Dragging) => void; destroy: () => void } {
  let current = options
  let held: { element: HTMLElement; id: number; x: number; y: number; moving: boolean; over: HTMLElement | null } | null = null

  function down(event: PointerEvent): void {
    const element = cardAt(event.target as Element)
    if (!element || event.button !== 0 || (event.pointerType === 'touch' && !current.touch)) return
    const id = Number(element.dataset.card)
    if (!current.enabled(id)) return
    held = { element, id, x: event.clientX, y: event.clientY, moving: false, over: null }
  }

  function move(event: PointerEvent): void {
    if (!held) return
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.moving) {
      if (Math.hypot(dx, dy) < THRESHOLD) return
      held.moving = true
      held.element.classList.add('dragged')
    }
    held.element.style.setProperty('translate', `${dx}px ${dy}px`)
    const over = target(event)
    if (over === held.over) return
    held.over?.classList.remove('drop-here')
    over?.classList.add('drop-here')
    held.over = over
  }

  /** The card under the pointer that the held one can be dropped on. */
  function target(event: PointerEvent): HTMLElement | null {
    if (!held) return null
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const card = cardAt(found)
      if (card && card !== held.element && root.contains(card) && current.accepts(held.id, Number(card.dataset.card))) return card
    }
    return null
  }

  function up(event: PointerEvent): void {
    if (!held) return
    const { element, id, moving } = held
    const over = moving ? target(event) : null
    release()
    if (!moving) return
    // The click that follows a drag is no touch.
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
    if (over) current.drop(id, Number(over.dataset.card))
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

  root.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', release)
  return {
    update: (next) => (current = next),
    destroy: () => {
      root.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', release)
    },
  }
}
