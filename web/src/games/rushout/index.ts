import type { Manifest } from '../../kit/manifest'

export default {
  emblem: 'spiked-dragon-head',
  cloth: { felt: '#7a3513', deep: '#431b09' },
  board: () => import('./Board.svelte'),
  whole: true,
  speaks: true,
  help: () => import('./Help.svelte'),
  legend: () => import('./Legend.svelte'),
  ending: () => import('./Ending.svelte'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?url', import: 'default', eager: true }),
  portrait: () => import('./Portrait.svelte'),
  sounds: () => import('./sounds'),
  words: import.meta.glob<string>('./locale/**/*.ftl', { query: '?url', import: 'default', eager: true }),
} satisfies Manifest
