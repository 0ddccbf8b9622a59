import type { Manifest } from '../../kit/manifest'
import type { VillainousView } from './view'

/** Whoever chooses a villain reads about all of them; later those are enough that are played. */
const villains = ({ phase, realms }: VillainousView) => (phase === 'draft' ? 'all' : realms.flatMap(({ villain }) => villain ?? []))

export default {
  emblem: 'domino-mask',
  cloth: { felt: '#4a2c68', deep: '#2c1842' },
  board: () => import('./Board.svelte'),
  picture: () => import('./Picture.svelte'),
  follows: true,
  help: () => import('./Help.svelte'),
  legend: () => import('./Legend.svelte'),
  ending: () => import('./Ending.svelte'),
  guides: () => import('./Guides.svelte'),
  parts: (board) => villains(board as VillainousView),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?url', import: 'default', eager: true }),
  portrait: () => import('./Portrait.svelte'),
  sounds: () => import('./sounds'),
  words: import.meta.glob<string>('./locale/**/*.ftl', { query: '?url', import: 'default', eager: true }),
} satisfies Manifest
