import type { Manifest } from '../../kit/manifest'

export default {
  emblem: 'fist',
  cloth: { felt: '#1d4f8c', deep: '#0d2a55' },
  board: () => import('./Board.svelte'),
  whole: true,
  help: () => import('./Help.svelte'),
  legend: () => import('./Legend.svelte'),
  ending: () => import('./Ending.svelte'),
  guides: () => import('./Guides.svelte'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?url', import: 'default', eager: true }),
  portrait: () => import('./Portrait.svelte'),
  sounds: () => import('./sounds'),
  words: import.meta.glob<string>('./locale/**/*.ftl', { query: '?url', import: 'default', eager: true }),
} satisfies Manifest
