import type { Drawings } from '../../kit/signs.svelte'
import { ICONS } from './icons'

/** Drawn by us, for small sizes: what is on the dice, and what buttons do. */
const OWN: Drawings = {
  sword: { box: 24, path: 'M20.8 2.2l1 1-1.4 4.9-9 9 1.7 1.7-1.6 1.6-2.6-2.6-3.9 3.9-1.8-1.8 3.9-3.9-2.6-2.6 1.6-1.6 1.7 1.7 9-9z' },
  joker: { box: 24, path: 'M12 1.8l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.4l-6.4 3.7 1.6-7.1L1.8 9.2 9 8.4z' },
  plant: { box: 24, path: 'M20.5 3.2C11 2.6 4.2 6.5 4.2 13.4c0 1.7.5 3.2 1.4 4.4C9 12.6 12.2 10 16 8.4c-3.6 2.5-6.6 5.8-8.9 10.9l-1 2.4 1.9.8 1-2.3c.5.1 1 .2 1.6.2 7.2 0 10.3-7.6 9.9-17.2z' },
  water: { box: 24, path: 'M12 2C9 6.8 5.2 10.8 5.2 15.2a6.8 6.8 0 0 0 13.6 0C18.8 10.8 15 6.8 12 2zm-4.1 12.4 1.5.2c-.4 2.2.9 3.9 3 4.3l-.3 1.5c-3.1-.5-4.8-3-4.2-6z' },
  lightning: { box: 24, path: 'M13.8 1.5 4.6 13.6h5.6L8.6 22.5 19.4 9.4h-6.2z' },
  'spell-joker': { box: 24, path: 'M12 1l2.2 6 5.6-2.8L17 9.8l6 2.2-6 2.2 2.8 5.6-5.6-2.8L12 23l-2.2-6-5.6 2.8L7 14.2 1 12l6-2.2L4.2 4.2 9.8 7zm0 8.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z' },
  point: { box: 24, line: true, path: 'M12 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' },
  hush: { box: 24, line: true, path: 'M4 4.5h16v11H11l-5 4v-4H4zM2.5 21.5 21.5 2.5' },
  check: { box: 24, line: true, path: 'M4 12.5 9.5 18 20 6.5' },
  back: { box: 24, line: true, path: 'M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4' },
  air: { box: 24, line: true, path: 'M2.5 9h11.2a3.2 3.2 0 1 0-3-4.4M2.5 13.2h16.2a3.2 3.2 0 1 1-3 4.4M4.5 17.4h6.2a2.2 2.2 0 1 1-2 3.1' },
}

/** All signs of this board; the heroes' symbols have names of their own. */
export const SIGNS: Drawings = { ...ICONS, ...OWN, fire: ICONS.flame, heart: ICONS.hearts }
