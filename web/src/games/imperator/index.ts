import type { Manifest } from '../../kit/manifest'

export default {
  emblem: 'laurel-crown',
  board: () => import('./Board.svelte'),
  picture: () => import('./Picture.svelte'),
  help: () => import('./Help.svelte'),
  legend: () => import('./Legend.svelte'),
  ending: () => import('./Ending.svelte'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?url', import: 'default', eager: true }),
  sounds: () => import('./sounds'),
  words: import.meta.glob<string>('./locale/**/*.ftl', { query: '?url', import: 'default', eager: true }),
} satisfies Manifest
