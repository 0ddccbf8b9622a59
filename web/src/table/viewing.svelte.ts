import { Zoom } from '../kit/zoom.svelte'

/** How near this table is looked at. */
export const zoom = new Zoom()

/** The page on all of the screen, where the browser can. */
class FullScreen {
  on = $state(false)

  get can(): boolean {
    return document.fullscreenEnabled === true
  }

  follow(): void {
    this.on = document.fullscreenElement !== null && document.fullscreenElement !== undefined
  }

  async toggle(): Promise<void> {
    if (!this.can) return
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    } catch {
      // A browser that does not want to shows the page as before.
    }
  }
}

export const fullScreen = new FullScreen()
