import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'de' | 'en'
export const LANGUAGES: readonly Language[] = ['de', 'en']

/** The values that a message of the Fluent files is given. */
export type Values = Record<string, FluentVariable>

type Read = () => Promise<string>
/** Files that are read when they are needed, by their path. */
export type Files = Readonly<Record<string, Read>>

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
const boards = new Map<string, Files>()

/** A game's board brings words of its own: files `locale/<language>.ftl` in its folder. */
export const boardSays = (game: string, files: Files): void => void boards.set(game, files)

const cache = new Map<string, Promise<FluentBundle>>()

/**
 * All that can be said about a game (or, without one, by the page alone) in one language; or only
 * what is said before it is played, without the parts that tell of single cards.
 */
export function bundle(game: string | null, language: Language, whole = true): Promise<FluentBundle> {
  const key = `${game ?? ''}/${language}/${whole}`
  let found = cache.get(key)
  if (!found) {
    found = read(game, language, whole)
    found.catch(() => cache.delete(key))
    cache.set(key, found)
  }
  return found
}

async function read(game: string | null, language: Language, whole: boolean): Promise<FluentBundle> {
  const own = `../../../src/spieltisch/games/${game}/locale/${language}`
  const files = [
    ...(whole ? inLanguage(games, own, 'ftl') : [games[`${own}.ftl`]]),
    ...(whole ? inLanguage(boards.get(game ?? '') ?? {}, `./locale/${language}`, 'ftl') : []),
    common[`../../../src/spieltisch/words/locale/${language}.ftl`],
    ours[`../locale/${language}.ftl`],
  ].filter((file): file is Read => file !== undefined)
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(files.map((file) => file()))) made.addResource(new FluentResource(text))
  return made
}

/** A file such as `de.ftl`, and the parts in a folder `de/` beside it. */
export function inLanguage(all: Files, path: string, ending: string): Read[] {
  return Object.entries(all)
    .filter(([file]) => file === `${path}.${ending}` || file.startsWith(`${path}/`))
    .map(([, file]) => file)
}
