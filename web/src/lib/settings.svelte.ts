import { LANGUAGES, type Language } from './bundles'
import { calm } from './motion'

export type Look = 'auto' | 'light' | 'dark'

const STORE = 'spieltisch'

/** For how many seconds a window to react in stays open: at least, at most, and if nothing was set. */
export const REACTION = { least: 2, most: 20, usual: 5 } as const

/** How loud it is, in percent, if nothing was set. */
const VOLUME = 60

/** How fast it is shown what others do: step by step waits for me, and none shows the present at once. */
export const PACES = ['slow', 'normal', 'fast', 'step', 'none'] as const
export type Pace = (typeof PACES)[number]

interface Kept {
  language: Language
  look: Look
  sound: boolean
  volume: number
  list: boolean
  reaction: number
  pace: Pace
  follow: boolean
  strip: boolean
  notes: boolean
  name: string
}

/** What this browser remembers. Nothing of it is needed to play. */
class Settings implements Kept {
  language: Language = $state('en')
  look: Look = $state('auto')
  /** Sounds for what happens. Whoever wants it calm hears none before switching them on. */
  sound = $state(false)
  /** How loud, from 0 to 100. */
  volume: number = $state(VOLUME)
  /** The list of choices is unfolded beside the board. */
  list = $state(false)
  /** How many seconds I take to react in the turns of others. */
  reaction: number = $state(REACTION.usual)
  /** How fast it is shown what others do. */
  pace: Pace = $state('normal')
  /** Whoever acts is looked at, where a table is too large to see all of it. */
  follow = $state(true)
  /** What has happened since my last move is unfolded. */
  strip = $state(false)
  /** A note by the browser when it is my turn and I look elsewhere. */
  notes = $state(false)
  /** The nickname used last. */
  name = $state('')

  constructor() {
    const kept = recall()
    this.language = LANGUAGES.find((language) => language === kept.language) ?? spoken()
    this.look = kept.look === 'light' || kept.look === 'dark' ? kept.look : 'auto'
    this.sound = typeof kept.sound === 'boolean' ? kept.sound : !calm()
    this.volume = Math.min(100, Math.max(0, Number(kept.volume ?? VOLUME) || 0))
    this.list = kept.list === true
    this.reaction = Math.min(REACTION.most, Math.max(REACTION.least, Number(kept.reaction) || REACTION.usual))
    this.pace = PACES.find((pace) => pace === kept.pace) ?? 'normal'
    this.follow = kept.follow !== false
    this.strip = kept.strip === true
    this.notes = kept.notes === true
    this.name = typeof kept.name === 'string' ? kept.name : ''
  }

  keep(): void {
    const { language, look, sound, volume, list, reaction, pace, follow, strip, notes, name } = this
    try {
      localStorage.setItem(STORE, JSON.stringify({ language, look, sound, volume, list, reaction, pace, follow, strip, notes, name } satisfies Kept))
    } catch {
      // A browser that keeps nothing plays all the same.
    }
  }
}

function recall(): Partial<Kept> {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? '{}') ?? {}) as Partial<Kept>
  } catch {
    return {}
  }
}

function spoken(): Language {
  const wanted = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? []
  return LANGUAGES.find((language) => language === wanted.find((one) => one === 'de' || one === 'en')) ?? 'en'
}

export const settings = new Settings()
