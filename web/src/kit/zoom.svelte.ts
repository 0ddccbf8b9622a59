/** The table is seen at most so many times as large as it is laid out, and never smaller than this. */
const MOST = 3
const LEAST = 0.4
/** What one press of a key or a button does. */
const STEP = 1.25
/** So near to its own size a table takes it. */
const NEAR = 0.06
/** A notch of a wheel is counted as so much at most; a trackpad's pinch comes in many small ones. */
const NOTCH = 25
/** A mouse that has moved so far drags the table, and clicks nothing. */
const THRESHOLD = 5
/** What a mouse presses or drags is not the ground of the table. */
const THINGS = 'button, a, input, select, summary, [role=button], [data-card], [data-die]'

interface Point {
  x: number
  y: number
}

const between = (one: Touch, other: Touch): Point => ({ x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 })
const far = (one: Touch, other: Touch): number => Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY))

/**
 * A table that is looked at from nearer or farther. What lies in the frame is drawn larger, not laid out
 * anew, and the frame scrolls: so fingers, wheels and the keyboard move it as they move every page, and
 * what is tapped, dragged or focused stays what it was.
 */
export class Zoom {
  scale = $state(1)
  /** At which scale all of it is seen; a table that fits has its own size. */
  whole = $state(1)
  #frame: HTMLElement | null = null
  #table: HTMLElement | null = null

  /** Let the table within the frame be zoomed; what is returned ends it. */
  attach(frame: HTMLElement, table: HTMLElement): () => void {
    const ends = new AbortController()
    const { signal } = ends
    this.#frame = frame
    this.#table = table
    frame.style.touchAction = 'pan-x pan-y'
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false, signal })
    this.#pinch(frame, signal)
    this.#grab(frame, signal)
    const watcher = new ResizeObserver(() => this.#to(this.scale))
    watcher.observe(frame)
    return () => {
      ends.abort()
      watcher.disconnect()
      this.#to(1)
      frame.style.touchAction = ''
      this.#frame = this.#table = null
    }
  }

  nearer(): void {
    this.#by(STEP)
  }

  farther(): void {
    this.#by(1 / STEP)
  }

  /** All of the table. */
  reset(): void {
    this.#measure()
    this.#to(this.whole)
  }

  get atMost(): boolean {
    return this.scale >= MOST
  }

  get atLeast(): boolean {
    return this.scale <= this.whole
  }

  #by(factor: number): void {
    const wanted = this.scale * factor
    // Its own size is not skipped.
    this.#to((this.scale - 1) * (wanted - 1) < 0 ? 1 : wanted)
  }

  #measure(): void {
    const [frame, table] = [this.#frame, this.#table]
    if (frame && table) this.whole = Math.max(LEAST, Math.min(1, frame.clientHeight / table.scrollHeight, frame.clientWidth / table.scrollWidth))
  }

  /** Draw it so large; what is at `from` comes to `to`, on the screen. Without them the middle stays. */
  #to(wanted: number, from?: Point, to: Point | undefined = from): void {
    const [frame, table] = [this.#frame, this.#table]
    if (!frame || !table) return
    this.#measure()
    const near = Math.abs(wanted - 1) < NEAR ? 1 : wanted
    const scale = Math.min(MOST, Math.max(this.whole, near))
    const box = frame.getBoundingClientRect()
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const [start, end] = [from ?? middle, to ?? middle]
    const aside = (one: number): number => Math.max(0, (frame.clientWidth * (1 - one)) / 2)
    const [x, y] = [(frame.scrollLeft + start.x - box.x - aside(this.scale)) / this.scale, (frame.scrollTop + start.y - box.y) / this.scale]
    this.scale = scale
    const plain = scale === 1
    table.style.transform = plain ? '' : `translateX(${aside(scale)}px) scale(${scale})`
    frame.style.overflowX = plain ? '' : 'auto'
    // Bars would take room from the table, which would be laid out anew.
    frame.style.scrollbarWidth = plain ? '' : 'none'
    frame.scrollLeft = x * scale + aside(scale) - (end.x - box.x)
    frame.scrollTop = y * scale - (end.y - box.y)
  }

  /** A wheel with the control key, which is also what a trackpad's pinch looks like. */
  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return
    event.preventDefault()
    const turned = Math.sign(event.deltaY) * Math.min(NOTCH, Math.abs(event.deltaY))
    this.#to(this.scale * Math.exp(-turned / 100), { x: event.clientX, y: event.clientY })
  }

  #pinch(frame: HTMLElement, signal: AbortSignal): void {
    let last: { middle: Point; far: number; scale: number } | null = null
    const fingers = ({ touches }: TouchEvent): [Touch, Touch] | null => (touches.length === 2 ? [touches[0]!, touches[1]!] : null)
    const follow = (event: TouchEvent): void => {
      const both = fingers(event)
      last = both && { middle: between(...both), far: far(...both), scale: this.scale }
    }
    const move = (event: TouchEvent): void => {
      const both = fingers(event)
      if (!both || !last || !event.cancelable) return
      event.preventDefault()
      const middle = between(...both)
      // What the fingers have wanted so far, not what came of it: at a limit they come back as they went.
      last.scale *= far(...both) / last.far
      this.#to(last.scale, last.middle, middle)
      last = { middle, far: far(...both), scale: last.scale }
    }
    frame.addEventListener('touchstart', follow, { passive: true, signal })
    frame.addEventListener('touchmove', move, { passive: false, signal })
    for (const end of ['touchend', 'touchcancel'] as const) frame.addEventListener(end, follow, { signal })
  }

  /** A mouse takes a table that is larger than its frame by its ground. */
  #grab(frame: HTMLElement, signal: AbortSignal): void {
    let held: (Point & { left: number; top: number; moved: boolean }) | null = null
    frame.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0 || this.scale <= 1 || (event.target as Element).closest(THINGS)) return
        held = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop, moved: false }
      },
      { signal },
    )
    window.addEventListener(
      'pointermove',
      (event) => {
        if (!held) return
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
        held.moved ||= Math.hypot(dx, dy) > THRESHOLD
        if (held.moved) frame.scrollTo(held.left - dx, held.top - dy)
      },
      { signal },
    )
    window.addEventListener('pointerup', () => setTimeout(() => (held = null)), { signal })
    frame.addEventListener('click', (event) => held?.moved && event.stopPropagation(), { capture: true, signal })
  }
}
