import { DRAWN } from '../../kit/drawn'
import type { Drawings } from '../../kit/signs.svelte'
import { ICONS } from './icons'

/** Drawn by us, for small sizes: what is on the dice, in slots and on buttons. */
const OWN: Drawings = {
  energy: { box: 24, path: 'M13.8 1.5 4.6 13.6h5.6L8.6 22.5 19.4 9.4h-6.2z' },
  toughness: { box: 24, path: 'M12 1.6 20.5 4v7.4c0 5.2-3.4 8.8-8.5 11-5.1-2.2-8.5-5.8-8.5-11V4zm0 3.6-5 1.4v4.9c0 3.1 1.8 5.4 5 7.1z' },
  'x-factor': { box: 24, path: 'M2.6 2.2h6.2L12.1 8l3.4-5.8h5.9L15.2 12l6.2 9.8h-6.3L11.9 16l-3.4 5.8H2.6L8.8 12z' },
  wild: DRAWN.star,
  blank: { box: 24, path: 'M0 0' },
  any: { box: 24, path: 'M12 2.5c4 0 6.8 2.3 6.8 5.8 0 2.9-1.7 4.3-3.4 5.5-1.3.9-1.7 1.4-1.7 2.6H9.8c0-2.7 1-3.8 2.7-5 1.3-.9 2-1.5 2-2.8 0-1.4-1-2.2-2.6-2.2-1.7 0-2.9 1-3 2.9H5c.2-4.1 2.9-6.8 7-6.8zM9.6 18.2h4.3v4.1H9.6z' },
  nonblank: { box: 24, path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z' },
  'any-action': { box: 24, line: true, path: 'M4 4h16v16H4zM9 9h6v6H9z' },
  'nonblank-action': { box: 24, path: 'M3 3h18v18H3zm3.5 3.5v11h11v-11zM9 9h6v6H9z' },
  link: { box: 24, path: 'M4 7.5h16V11H4zM4 13.5h16V17H4z' },
  attack: { box: 24, path: 'M12 .8l2.3 5.2 4.6-3.4-.6 5.7 5.2.1-3.6 4 4 3.7-5.5 1 1.7 5.3-5-2.3L12 23.6l-2.8-4.2-5.1 2.3 1.7-5.4-5.5-.9 4-3.6L.7 8.4l5.1-.1-.6-5.7L9.8 6z' },
  defence: { box: 24, path: 'M12 1.6 20.5 4v7.4c0 5.2-3.4 8.8-8.5 11-5.1-2.2-8.5-5.8-8.5-11V4z' },
  face: { box: 24, line: true, path: 'M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7' },
  cancel: { box: 24, line: true, path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.7 5.7l12.6 12.6' },
  twice: { box: 24, path: 'M7 2l2 5 5-1-3 4 3 4-5-1-2 5-2-5-5 1 3-4-3-4 5 1zM17 9l1.6 4 4-.8-2.4 3.2 2.4 3.2-4-.8-1.6 4-1.6-4-4 .8 2.4-3.2z' },
  talk: { box: 24, path: 'M3 3h18v13h-9l-6 5.5V16H3zm4 4v2h10V7zm0 4v2h7v-2z' },
  flag: { box: 24, path: 'M4 1.5h2.6V3h14l-3.5 5 3.5 5h-14v9.5H4z' },
  box: { box: 24, path: 'M12 1.5 22 6v12l-10 4.5L2 18V6zm0 2.9L6 7l6 2.7L18 7zM4.5 9v7.4l6.2 2.8v-7.4z' },
  crescendo: { box: 24, path: 'M9.5 3.5 21 1v13.3a3.7 3.7 0 1 1-2.6-3.5V7.2l-6.3 1.4v9a3.7 3.7 0 1 1-2.6-3.5z' },
  cane: { box: 24, path: 'M6 2h12v8h4v3H2v-3h4zm2.2 13h3.3l1 2.2-1 4.8H8.2zM14 15.5h5v2h-5z' },
  hourglass: { box: 24, path: 'M5 1.5h14v3h-1.5c0 3.8-1.6 5.8-3.8 7.5 2.2 1.7 3.8 3.7 3.8 7.5H19v3H5v-3h1.5c0-3.8 1.6-5.8 3.8-7.5-2.2-1.7-3.8-3.7-3.8-7.5H5z' },
}

const KNOWN: Drawings = { ...ICONS, ...OWN }

/** All signs of this board; symbols and characters have names of their own. */
export const SIGNS: Drawings = {
  ...KNOWN,
  agility: ICONS.wingfoot,
  'wild-only': DRAWN.star,
  'character-tough-nut': ICONS.acorn,
  'character-elusivity': ICONS.sprint,
  'character-time-out': OWN['hourglass']!,
  'character-fuse': ICONS['unlit-bomb'],
  'character-crescendo': OWN['crescendo']!,
  'character-victor-kane': OWN['cane']!,
  'character-coquette': ICONS.lips,
  'character-spoiler-alert': ICONS['third-eye'],
  'character-mindset': ICONS['psychic-waves'],
  'character-reverb': ICONS['sound-waves'],
}
