import { Chronicle, facesIn, Scenes } from '../../kit/chronicle.svelte'
import type { Face, Message, Sight } from '../../lib/messages'

/** Something that was told and is worth showing in the middle for a while. */
export interface Scene {
  message: Message
  cards: Face[]
}

const PACE = { time: 4600, hurried: 1700, most: 4 }

/** What is shown, with the values that hold its cards. */
const SHOWING: Readonly<Record<string, readonly string[]>> = {
  reveals: ['cards'],
  plays: ['card'],
  'plays-to': ['card'],
  attaches: ['card', 'target'],
  'hero-comes': ['card'],
  'hero-found': ['card'],
  activates: ['card'],
  fights: ['cards', 'card'],
  defeats: ['card'],
  'fate-fails': ['card'],
  saved: ['card', 'target'],
  unlocks: [],
  fates: [],
}

/** What I do myself I see anyway. */
const KNOWN = ['plays-to', 'attaches', 'activates', 'fights', 'hero-comes', 'fates']

/** What happened, one scene after the other. */
export class Happenings extends Chronicle {
  readonly scenes: Scenes<Scene>

  constructor(clock?: () => number) {
    super()
    this.scenes = new Scenes(PACE, clock)
  }

  override hear(sight: Sight): Message[] {
    const news = super.hear(sight)
    this.scenes.play()
    return news
  }

  protected override show(message: Message, { seat }: Sight): void {
    const holding = SHOWING[message.key]
    if (!holding || (KNOWN.includes(message.key) && message.values.seat === seat)) return
    const cards = holding.flatMap((name) => facesIn(message.values[name])).filter((face) => face.kind !== null)
    this.scenes.add({ message, cards })
  }
}
