import { LANGUAGES, type Language } from './bundles'

export type Look = 'auto' | 'light' | 'dark'

const STORE = 'spieltisch'

interface Kept {
  language: Language
  look: Look
  sound: boolean
  name: string
}

/** What this browser remembers. Nothing of it is needed to play. */
class Settings implements Kept {
  language: Language = $state('en')
  look: Look = $state('auto')
  /** A tone when it is my turn. */
  sound = $state(false)
  /** The nickname used last. */
  name = $state('')

  constructor() {
    const kept = recall()
    this.language = LANGUAGES.find((language) => language === kept.language) ?? spoken()
    this.look = kept.look === 'light' || kept.look === 'dark' ? kept.look : 'auto'
    this.sound = kept.sound === true
    this.name = typeof kept.name === 'string' ? kept.name : ''
  }

  keep(): void {
    const { language, look, sound, name } = this
    try {
      localStorage.setItem(STORE, JSON.stringify({ language, look, sound, name } satisfies Kept))
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
