// Writes src/cards/icons.ts: the few icons that we draw, taken out of the whole set.
// Run with `node scripts/icons.mjs` after changing the list. The set is CC BY 3.0: each icon
// carries its author's name, and the about page lists them (`ICON_AUTHORS`).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))

const AUTHORS = JSON.parse(readFileSync(new URL('./icons.json', import.meta.url), 'utf8'))

const lines = Object.entries(AUTHORS)
  .flatMap(([author, names]) => names.map((name) => ({ name, author })))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, author }) => {
    const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent]
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('')
    return `  '${name}': { by: '${author}', path: '${paths}' },`
  })

writeFileSync(
  new URL('../src/cards/icons.ts', import.meta.url),
  `// Written by scripts/icons.mjs. Do not edit.
// Icons from game-icons.net, CC BY 3.0, each by the author named with it.

export const ICONS = {
${lines.join('\n')}
} as const

export type IconName = keyof typeof ICONS

/** Who drew them, for the page that says so. */
export const ICON_AUTHORS: string[] = [...new Set(Object.values(ICONS).map((icon) => icon.by))].sort()
`,
)
