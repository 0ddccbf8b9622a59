import type { Manifest } from '../../kit/manifest'

export default {
  emblem: 'laurel-crown',
  board: () => import('./Board.svelte'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }),
  words: import.meta.glob<string>('./locale/**/*.ftl', { query: '?raw', import: 'default' }),
} satisfies Manifest
