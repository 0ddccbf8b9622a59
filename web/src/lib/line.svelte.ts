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
    if (fromHere) setTimeout(() => void this.openAnew(), PAUSE)
  }

  /** As soon as the server answers, it is the server who is shown. */
  async openAnew(): Promise<void> {
    await fetched(PROBE)
    this.tryAgain()
  }

  tryAgain(): void {
    location.reload()
  }
}

export const line = new Line()

/** What is missing so soon after the page was opened anew, while the server answers, is not missing because of the line. In milliseconds. */
const SOON = 60_000

/**
 * Parts of the page come when they are needed: a board, a sheet. One that does not come, because the line was
 * down at that moment or the server has a new version, would be missing for good: a browser does not ask twice.
 * So the page opens anew as soon as the server answers; of a match all is with the server.
 */
export function staysWhole(): void {
  window.addEventListener('vite:preloadError', () => void reopen())
}

async function reopen(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'reload' && performance.now() < SOON && (await answers())) return
  await line.openAnew()
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(PROBE)).ok
  } catch {
    return false
  }
}

/** The browser keeps what can be read offline; not at once, while the page itself is still on its way. */
const LATER = 3000

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return
  // A browser that keeps nothing needs the server, as ever.
  window.addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), LATER))
}
