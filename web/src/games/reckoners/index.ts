import type { Manifest } from '../../kit/manifest'

export default {
  emblem: 'broken-heart',
  cloth: { felt: '#343a49', deep: '#161922' },
  board: () => import('./Board.svelte'),
  whole: true,
  picture: () => import('./Picture.svelte'),
  help: () => import('./Help.svelte'),
  legend: () => import('./Legend.svelte'),
  guides: () => import('./Guides.svelte'),
  ending: () => import('./Ending.svelte'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?url', import: 'default', eager: true }),
  portrait: () => import('./Portrait.svelte'),
  sounds: () => import('./sounds'),
  words: import.meta.glob<string>('./locale/**/*.ftl', { query: '?url', import: 'default', eager: true }),
} satisfies Manifest
