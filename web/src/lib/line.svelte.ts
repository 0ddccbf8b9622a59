import { fetched } from './patience'

/** Does this page come from what the browser has kept, because the server did not answer? */
const fromHere = document.querySelector('meta[name=offline]') !== null

/** A file that the browser's worker leaves to the server. */
const PROBE = '/icons/icon-192.png'
/** A page is not opened anew more often than this, in milliseconds. */
const PAUSE = 2000

/** Whether the world can be reached from here, for pages that are only read. */
class Line {
  /** The server did not answer when this page was opened: what needs it is not there. */
  readonly fromHere = fromHere
  #off = $state(!navigator.onLine)
  readonly cut: boolean = $derived(this.#off || this.fromHere)

  constructor() {
    window.addEventListener('offline', () => (this.#off = true))
    window.addEventListener('online', () => (this.#off = false))
    if (fromHere) setTimeout(() => void this.#wait(), PAUSE)
  }

  /** As soon as the server answers, it is the server who is shown. */
  async #wait(): Promise<void> {
    await fetched(PROBE)
    this.tryAgain()
  }

  tryAgain(): void {
    location.reload()
  }
}

export const line = new Line()

/** The browser keeps what can be read offline; not at once, while the page itself is still on its way. */
const LATER = 3000

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return
  // A browser that keeps nothing needs the server, as ever.
  window.addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), LATER))
}
