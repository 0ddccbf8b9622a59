// Writes the icons that we draw, taken out of the whole set: an `icons.ts` beside each list
// `icons.json`. That of the kit is for all tables, a game's own is loaded by its players alone.
// Run with `node scripts/icons.mjs` after changing a list. The set is CC BY 3.0: each icon
// carries its author's name, and the about page lists them (`ICON_AUTHORS`).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))

const at = (path) => new URL(`../src/${path}`, import.meta.url)
const FOLDERS = ['kit', ...readdirSync(at('games')).map((game) => `games/${game}`)].filter((folder) => existsSync(at(`${folder}/icons.json`)))

const HEAD = `// Written by scripts/icons.mjs. Do not edit.
// Icons from game-icons.net, CC BY 3.0, each by the author named with it.
`

const read = (folder) => JSON.parse(readFileSync(at(`${folder}/icons.json`), 'utf8'))

const everybody = [...new Set(FOLDERS.flatMap((folder) => Object.keys(read(folder))))].sort()

for (const folder of FOLDERS) {
  const lines = Object.entries(read(folder))
    .flatMap(([author, names]) => names.map((name) => ({ name, author })))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, author }) => {
      const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent]
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('')
      return `  '${name}': { by: '${author}', path: '${paths}' },`
    })
  const authors = `
/** Who drew the icons of all tables, for the page that says so. */
export const ICON_AUTHORS: string[] = [
${everybody.map((author) => `  '${author}',`).join('\n')}
]
`
  writeFileSync(
    at(`${folder}/icons.ts`),
    `${HEAD}
export const ICONS = {
${lines.join('\n')}
} as const

export type IconName = keyof typeof ICONS
${folder === 'kit' ? authors : ''}`,
  )
}
