import type { Component } from 'svelte'
import type { Language } from '../lib/bundles'
import type { Words } from '../lib/words'

const texts = import.meta.glob<string>('./*/rules.*.md', { query: '?raw', import: 'default' })

type Guides = Component<{ words: Words }>

const guides = import.meta.glob<{ default: Guides }>('./*/Guides.svelte')

/** What a game has to say to each of its roles; null if it has none. */
export async function guidesOf(game: string): Promise<Guides | null> {
  return (await guides[`./${game}/Guides.svelte`]?.())?.default ?? null
}

/** How a game is played, written out at length; null if it only has the short text of its Fluent file. */
export async function rules(game: string, language: Language): Promise<string | null> {
  return (await texts[`./${game}/rules.${language}.md`]?.()) ?? null
}
