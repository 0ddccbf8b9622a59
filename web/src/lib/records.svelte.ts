import type { Replay } from './messages'

/** A record that was opened from a file, and the first page of its replay. It lives as long as the page. */
class Opened {
  record = $state('')
  replay: Replay | null = $state.raw(null)
}

export const opened = new Opened()
