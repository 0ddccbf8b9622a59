// Writes the icons that we draw, taken out of the whole set: those of all tables to
// src/cards/icons.ts, those of one game's board to its folder, so that only its players load them.
// Run with `node scripts/icons.mjs` after changing a list. The set is CC BY 3.0: each icon
// carries its author's name, and the about page lists them (`ICON_AUTHORS`).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))

const LISTS = {
  './icons.json': '../src/cards/icons.ts',
  './icons.villainous.json': '../src/games/villainous/icons.ts',
  './icons.rushout.json': '../src/games/rushout/icons.ts',
}

const HEAD = `// Written by scripts/icons.mjs. Do not edit.
// Icons from game-icons.net, CC BY 3.0, each by the author named with it.
`

const read = (list) => JSON.parse(readFileSync(new URL(list, import.meta.url), 'utf8'))

const everybody = [...new Set(Object.keys(LISTS).flatMap((list) => Object.keys(read(list))))].sort()

for (const [list, file] of Object.entries(LISTS)) {
  const lines = Object.entries(read(list))
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
    new URL(file, import.meta.url),
    `${HEAD}
export const ICONS = {
${lines.join('\n')}
} as const

export type IconName = keyof typeof ICONS
${file.includes('/cards/') ? authors : ''}`,
  )
}
