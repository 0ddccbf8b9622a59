import { isRead, type Extent } from './bundles'
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
 * The words of a game in the language that is set, as soon as so much of them is read as is needed. What
 * was there stays until what comes next is there. For components only.
 */
export function wordsOf(game: () => Vocabulary | null, extent: () => Extent = () => 'all'): { readonly now: Words | null } {
  let read = $state.raw<Words | null>(null)
  // As a text, so that the same parts in the next moment are no news.
  const needed = $derived(JSON.stringify(extent()))
  const now = $derived(read && isRead(read.game.name, read.language, JSON.parse(needed) as Extent) ? read : null)
  $effect(() => {
    const [vocabulary, language, parts] = [game(), settings.language, JSON.parse(needed) as Extent]
    let late = false
    if (vocabulary)
      void words(language, vocabulary, [], parts).then((found) => {
        if (!late) read = found
      })
    else read = null
    return () => (late = true)
  })
  return {
    get now() {
      return now
    },
  }
}
