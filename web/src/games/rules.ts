import type { Language } from '../lib/bundles'

const texts = import.meta.glob<string>('./*/rules.*.md', { query: '?raw', import: 'default' })

/** How a game is played, written out at length; null if it only has the short text of its Fluent file. */
export async function rules(game: string, language: Language): Promise<string | null> {
  return (await texts[`./${game}/rules.${language}.md`]?.()) ?? null
}
