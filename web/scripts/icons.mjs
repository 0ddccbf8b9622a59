// Writes the icons that we draw, taken out of the whole set and rounded: an `icons.ts` beside each
// list `icons.json`. That of the kit is for all tables, a game's own is loaded by its players alone.
// Where a game has a folder of lists, `icons/<part>.json`, each becomes a file `drawn/<part>.json`
// that is fetched when that part is at the table.
// Run with `node scripts/icons.mjs` after changing a list. The set is CC BY 3.0: each icon
// carries its author's name, and the about page lists them (`ICON_AUTHORS`).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { rounded } from './rounded.mjs'

const require = createRequire(import.meta.url)
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))

const at = (path) => new URL(`../src/${path}`, import.meta.url)
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))
const folders = ['kit', ...readdirSync(at('games')).map((game) => `games/${game}`)]

const whole = folders.filter((folder) => existsSync(at(`${folder}/icons.json`)))
const parts = folders
  .filter((folder) => existsSync(at(`${folder}/icons`)))
  .flatMap((folder) => readdirSync(at(`${folder}/icons`)).map((file) => ({ folder, file })))

/** The icons of a list, by their names. */
const drawn = (list) =>
  Object.entries(list)
    .flatMap(([by, names]) => names.map((name) => ({ name, by })))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, by }) => {
      const { body } = set.icons[name] ?? set.icons[set.aliases[name]?.parent]
      return [name, by, [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => rounded(path)).join('')]
    })

const lists = [...whole.map((folder) => `${folder}/icons.json`), ...parts.map(({ folder, file }) => `${folder}/icons/${file}`)]
const everybody = [...new Set(lists.flatMap((list) => Object.keys(read(list))))].sort()

for (const folder of whole) {
  const lines = drawn(read(`${folder}/icons.json`)).map(([name, by, path]) => `  '${name}': { by: '${by}', path: '${path}' },`)
  const authors = `
/** Who drew the icons of all tables, for the page that says so. */
export const ICON_AUTHORS: string[] = [
${everybody.map((author) => `  '${author}',`).join('\n')}
]
`
  writeFileSync(
    at(`${folder}/icons.ts`),
    `// Written by scripts/icons.mjs. Do not edit.
// Icons from game-icons.net, CC BY 3.0, each by the author named with it; put on whole numbers.

export const ICONS = {
${lines.join('\n')}
} as const

export type IconName = keyof typeof ICONS
${folder === 'kit' ? authors : ''}`,
  )
}

for (const { folder, file } of parts) {
  mkdirSync(at(`${folder}/drawn`), { recursive: true })
  const icons = drawn(read(`${folder}/icons/${file}`)).map(([name, by, path]) => `"${name}":{"by":"${by}","path":"${path}"}`)
  writeFileSync(at(`${folder}/drawn/${file}`), `{\n${icons.join(',\n')}\n}\n`)
}
