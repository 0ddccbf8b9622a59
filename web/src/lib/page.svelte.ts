import { settings } from './settings.svelte'
import { words, type Values, type Vocabulary, Words } from './words'

/** The page's own words in the language that is set. The app is drawn when they are there. */
class Page {
  words: Words | null = $state.raw(null)

  async speak(): Promise<void> {
    const language = settings.language
    const read = await words(language)
    if (language !== settings.language) return
    this.words = read
    document.documentElement.lang = language
  }
}

export const page = new Page()

/** The page's own text behind `ui-<key>`. */
export function t(key: string, values: Values = {}): string {
  return page.words?.say(`ui-${key}`, values) ?? ''
}

/**
 * The words of a game in the language that is set, as soon as they are read; or only those that are
 * needed before it is played. For components only.
 */
export function wordsOf(game: () => Vocabulary | null, whole = true): { readonly now: Words | null } {
  let now: Words | null = $state.raw(null)
  $effect(() => {
    const [vocabulary, language] = [game(), settings.language]
    let late = false
    if (vocabulary)
      void words(language, vocabulary, [], whole).then((read) => {
        if (!late) now = read
      })
    else now = null
    return () => (late = true)
  })
  return {
    get now() {
      return now
    },
  }
}
