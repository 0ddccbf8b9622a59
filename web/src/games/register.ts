import { boardSays, bundle, LEARNING, text, type Extent, type Language } from '../lib/bundles'
import type { Sight } from '../lib/messages'
import type { Board, Ending, Guides, Legend, Manifest, OwnHelp, Picture, Portrait } from '../kit/manifest'
import type { EventSounds } from '../kit/sounds'

const found = import.meta.glob<Manifest>('./*/index.ts', { eager: true, import: 'default' })

const MANIFESTS: ReadonlyMap<string, Manifest> = new Map(
  Object.entries(found).map(([file, manifest]) => [file.split('/')[1]!, manifest]),
)

for (const [game, { words }] of MANIFESTS) if (words) boardSays(game, words)

/** What a game without a folder here looks like: it is played with the list of choices alone. */
const PLAIN: Manifest = { emblem: 'rolling-dices' }

export const manifest = (game: string): Manifest => MANIFESTS.get(game) ?? PLAIN

const boards = new Map<string, Promise<Board | null>>()

/**
 * The board of a game; null if it has none and is played with the list of choices alone. It is asked for
 * once: to import again what is there takes a browser until after the next drawing.
 */
export function board(game: string): Promise<Board | null> {
  let found = boards.get(game)
  if (!found) {
    found = Promise.resolve(manifest(game).board?.()).then((read) => read?.default ?? null)
    found.catch(() => boards.delete(game))
    boards.set(game, found)
  }
  return found
}

/** What a table of this game will need is fetched before it is asked for. */
export function ahead(game: string, language: Language): void {
  void board(game)
  void bundle(game, language, extentOf(game, undefined))
}

/** Which words a table needs: all of its game, or those of the parts that are in play. */
export function extentOf(game: string, sight: Sight | undefined): Extent {
  const { parts } = manifest(game)
  return parts ? (sight ? parts(sight.view.board) : []) : 'all'
}

/** What a game draws of its events; null if words are enough. */
export async function picture(game: string): Promise<Picture | null> {
  return (await manifest(game).picture?.())?.default ?? null
}

/** What a game has to say in the help of its table, if anything. */
export async function ownHelp(game: string): Promise<OwnHelp | null> {
  return (await manifest(game).help?.())?.default ?? null
}

/** What a game has to say about how a match went; null if nothing. */
export async function endingOf(game: string): Promise<Ending | null> {
  return (await manifest(game).ending?.())?.default ?? null
}

/** What a game has to say to each of its roles; null if it has none. */
export async function guidesOf(game: string): Promise<Guides | null> {
  return (await manifest(game).guides?.())?.default ?? null
}

/** The words for those who learn a game are read; whoever speaks its language can say them from then on. */
export async function learning(game: string, language: Language): Promise<void> {
  await bundle(game, language, [LEARNING])
}

/** What the signs of a game's board mean, with the words for it; null if it has no legend. */
export async function legendOf(game: string, language: Language): Promise<Legend | null> {
  const [found] = await Promise.all([manifest(game).legend?.(), learning(game, language)])
  return found?.default ?? null
}

/** How a game draws what somebody can play; null if it has no pictures of it. */
export async function portrait(game: string): Promise<Portrait | null> {
  return (await manifest(game).portrait?.())?.default ?? null
}

/** Which sounds the events of a game have. */
export async function soundsOf(game: string): Promise<EventSounds> {
  return (await manifest(game).sounds?.())?.default ?? {}
}

/** How a game is played, written out at length; null if it only has the short text of its Fluent file. */
export async function rules(game: string, language: Language): Promise<string | null> {
  const file = manifest(game).rules?.[`./rules.${language}.md`]
  return file === undefined ? null : text(file)
}
