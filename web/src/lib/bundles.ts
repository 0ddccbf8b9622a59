import { FluentBundle, type FluentVariable } from '@fluent/bundle'
import { Entries } from './entries'
import { fetched } from './patience'

export type Language = 'de' | 'en'
export const LANGUAGES: readonly Language[] = ['de', 'en']

/** The values that a message of the Fluent files is given. */
export type Values = Record<string, FluentVariable>

/** Files that are fetched when they are needed: their addresses, by their paths. */
export type Files = Readonly<Record<string, string>>

/**
 * Which words of a game are needed: `cover`, what is said before it is played; `all`; or what is said at
 * a table with these of its parts (files in the folder of a language).
 */
export type Extent = 'cover' | 'all' | readonly string[]

/** The part of those who learn a game: it comes when they ask for it, and is no part of `all`. */
export const LEARNING = 'learning'

// The same files that the server and the terminal speak from, and the page's own.
const ours = import.meta.glob<string>('../locale/*.ftl', { query: '?url', import: 'default', eager: true })
const common = import.meta.glob<string>('../../../src/spieltisch/words/locale/*.ftl', { query: '?url', import: 'default', eager: true })
const games = import.meta.glob<string>('../../../src/spieltisch/games/*/locale/**/*.ftl', { query: '?url', import: 'default', eager: true })
// What only the board of a game says.
const boards = new Map<string, Files>()

/** A game's board brings words of its own: files `locale/<language>.ftl` in its folder. */
export const boardSays = (game: string, files: Files): void => void boards.set(game, files)

const texts = new Map<string, Promise<string>>()
const entries = new Map<string, Entries>()
const bundles = new Map<string, { bundle: FluentBundle; has: Set<string> }>()

/** The text of a file, fetched once. */
export function text(file: string): Promise<string> {
  let found = texts.get(file)
  if (!found) {
    found = fetched(file).then((response) => response.text())
    found.catch(() => texts.delete(file))
    texts.set(file, found)
  }
  return found
}

/** What stands in a file: the page's own words are part of those of all games. */
function entriesOf(file: string, source: string): Entries {
  const found = entries.get(file) ?? new Entries(source)
  entries.set(file, found)
  return found
}

/** What can be said about a game (or, without one, by the page alone) in one language, as far as it is needed. */
export async function bundle(game: string | null, language: Language, extent: Extent = 'all'): Promise<FluentBundle> {
  const files = filesOf(game, language, extent)
  const read = await Promise.all(files.map(text))
  const key = `${game ?? ''}/${language}`
  const made = bundles.get(key) ?? { bundle: new FluentBundle(language, { useIsolating: false }), has: new Set() }
  bundles.set(key, made)
  files.forEach((file, i) => {
    if (!made.has.has(file)) made.bundle.addResource(entriesOf(file, read[i]!))
    made.has.add(file)
  })
  return made.bundle
}

/** Is that much of the words there already? */
export function isRead(game: string, language: Language, extent: Extent): boolean {
  const has = bundles.get(`${game}/${language}`)?.has
  return filesOf(game, language, extent).every((file) => has?.has(file))
}

function filesOf(game: string | null, language: Language, extent: Extent): string[] {
  const own = `../../../src/spieltisch/games/${game}/locale/${language}`
  return [
    ...inLanguage(games, own, extent),
    ...(extent === 'cover' ? [] : inLanguage(boards.get(game ?? '') ?? {}, `./locale/${language}`, extent)),
    ...inLanguage(common, `../../../src/spieltisch/words/locale/${language}`),
    ...inLanguage(ours, `../locale/${language}`),
  ]
}

/** A file such as `de.ftl`, and of the parts in a folder `de/` beside it those that are needed. */
function inLanguage(all: Files, path: string, extent: Extent = 'all'): string[] {
  const needed = (part: string): boolean => (extent === 'all' ? part !== LEARNING : extent !== 'cover' && extent.includes(part))
  return Object.entries(all)
    .filter(([file]) => file === `${path}.ftl` || (file.startsWith(`${path}/`) && needed(file.slice(path.length + 1, -'.ftl'.length))))
    .map(([, address]) => address)
}
