import type { Manifest } from '../../kit/manifest'

export default {
  emblem: 'domino-mask',
  cloth: { felt: '#4a2c68', deep: '#2c1842' },
  board: () => import('./Board.svelte'),
  guides: () => import('./Guides.svelte'),
  words: import.meta.glob<string>('./locale/**/*.ftl', { query: '?raw', import: 'default' }),
} satisfies Manifest
