import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'de' | 'en'
export const LANGUAGES: readonly Language[] = ['de', 'en']

/** The values that a message of the Fluent files is given. */
export type Values = Record<string, FluentVariable>

type Read = () => Promise<string>

// The same files that the server and the terminal speak from, and the page's own.
const ours = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' })
const common = import.meta.glob<string>('../../../src/spieltisch/words/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})
const games = import.meta.glob<string>('../../../src/spieltisch/games/*/locale/**/*.ftl', {
  query: '?raw',
  import: 'default',
})
// What only the board of a game says.
const boards = import.meta.glob<string>('../games/*/locale/**/*.ftl', { query: '?raw', import: 'default' })

const cache = new Map<string, Promise<FluentBundle>>()

/** All that can be said about a game (or, without one, by the page alone) in one language. */
export function bundle(game: string | null, language: Language): Promise<FluentBundle> {
  const key = `${game ?? ''}/${language}`
  let found = cache.get(key)
  if (!found) {
    found = read(game, language)
    found.catch(() => cache.delete(key))
    cache.set(key, found)
  }
  return found
}

async function read(game: string | null, language: Language): Promise<FluentBundle> {
  const files = [
    ...spokenAt(games, `../../../src/spieltisch/games/${game}/locale/${language}`),
    ...spokenAt(boards, `../games/${game}/locale/${language}`),
    common[`../../../src/spieltisch/words/locale/${language}.ftl`],
    ours[`../locale/${language}.ftl`],
  ].filter((file): file is Read => file !== undefined)
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(files.map((file) => file()))) made.addResource(new FluentResource(text))
  return made
}

/** A file `de.ftl`, and the parts in a folder `de/` beside it. */
function spokenAt(all: Record<string, Read>, path: string): Read[] {
  return Object.entries(all)
    .filter(([file]) => file === `${path}.ftl` || file.startsWith(`${path}/`))
    .map(([, file]) => file)
}
