import type { Attachment } from 'svelte/attachments'

/** What is being explained, and where on the screen it is. */
class Tip {
  text = $state('')
  box: DOMRect | null = $state.raw(null)
  /** It was asked for by a touch, and is also said to whoever hears the page. */
  said = $state(false)
  #owner: Element | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  show(owner: Element, text: string, after: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#put(owner, text, false), after)
  }

  /** Say it at once, and leave time to read it. */
  say(owner: Element, text: string, lasts: number): void {
    this.#put(owner, text, true)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(owner), lasts)
  }

  #put(owner: Element, text: string, said: boolean): void {
    this.#owner?.removeAttribute('aria-describedby')
    this.#owner = owner
    owner.setAttribute('aria-describedby', 'tip')
    this.text = text
    this.said = said
    this.box = owner.getBoundingClientRect()
  }

  hide(owner?: Element): void {
    clearTimeout(this.#timer)
    if (owner && this.#owner !== owner) return
    this.#owner?.removeAttribute('aria-describedby')
    this.#owner = null
    this.box = null
    this.said = false
  }
}

export const tip = new Tip()

/** What a board has to add to what a thing of it explains, such as what choosing it comes to. */
let aside: (element: Element) => string | null = () => null

/** From now on things explain this, too; what is returned ends it. */
export function explainAlso(more: (element: Element) => string | null): () => void {
  aside = more
  return () => (aside = () => null)
}

const HOVER = 450
const LONG_PRESS = 480

/**
 * Lets an element explain itself on hover, focus or long press: `{@attach explain(() => text)}`.
 * A long press explains and does not count as a tap.
 */
export function explain(text: () => string | null | undefined): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let pressing: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const explained = () => [text(), aside(element)].filter(Boolean).join('\n')
    const show = (after: number) => {
      const said = explained()
      if (said) tip.show(element, said, after)
    }
    const listen = {
      pointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && show(HOVER),
      pointerleave: () => {
        clearTimeout(pressing)
        tip.hide(element)
      },
      pointerdown: (event: PointerEvent) => {
        pressed = false
        tip.hide()
        if (event.pointerType === 'mouse' || !explained()) return
        pressing = setTimeout(() => {
          pressed = true
          show(0)
        }, LONG_PRESS)
      },
      pointerup: () => clearTimeout(pressing),
      pointercancel: () => clearTimeout(pressing),
      contextmenu: (event: MouseEvent) => pressed && event.preventDefault(),
      click: (event: MouseEvent) => {
        if (!pressed) return
        pressed = false
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      focus: () => element.matches(':focus-visible') && show(HOVER),
      blur: () => tip.hide(element),
      keydown: (event: KeyboardEvent) => event.key === 'Escape' && tip.hide(),
    }
    const each = Object.entries(listen) as [string, EventListener][]
    // Captured, so that the click after a long press never reaches what would act on it.
    for (const [name, listener] of each) element.addEventListener(name, listener, true)
    return () => {
      clearTimeout(pressing)
      for (const [name, listener] of each) element.removeEventListener(name, listener, true)
      tip.hide(element)
    }
  }
}
