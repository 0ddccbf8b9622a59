import type { ToldView } from '../lib/messages'
import type { EventSounds, SoundName } from './sounds'

/** What was missed for longer than this was not heard: whoever comes back is not met by noise. */
const MOST = 30

/** Hears what is told as it is shown, and knows which sounds it has. */
export class Ear {
  /** The last line that was heard; before the first call nothing is new. */
  #last: number | null = null

  constructor(private readonly sounds: EventSounds) {}

  /** The sounds of what is new among all lines that have been shown. */
  hear(lines: readonly ToldView[]): SoundName[] {
    const before = this.#last
    this.#last = lines.at(-1)?.line ?? -1
    if (before === null) return []
    const fresh = lines.filter(({ line }) => line > before)
    return fresh.length > MOST ? [] : fresh.flatMap(({ message }) => this.sounds[message.key] ?? [])
  }
}
