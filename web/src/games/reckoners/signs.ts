import { DRAWN } from '../../kit/drawn'
import type { Drawings } from '../../kit/signs.svelte'
import { ICONS as SHARED } from '../../kit/icons'
import { ICONS } from './icons'

/** Drawn by us, for small sizes: what is on dice, tracks and buttons. */
const OWN: Drawings = {
  money: {
    box: 24,
    path: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM10.9 5v1.7c-2 .3-3.3 1.5-3.3 3.2 0 2 1.6 2.7 3.9 3.3 1.7.4 2.2.7 2.2 1.4s-.7 1.1-1.8 1.1c-1.3 0-2.3-.5-3-1.2l-1.6 2c.8.8 2 1.4 3.4 1.6V19h2.3v-1c2.2-.3 3.6-1.6 3.6-3.5 0-2-1.4-2.8-4-3.4-1.6-.4-2.1-.6-2.1-1.2s.6-1 1.6-1 2 .4 2.7 1l1.4-2a5.6 5.6 0 0 0-2.9-1.3V5z',
  },
  enforcement: { box: 24, path: 'M12 1.3 20.5 4.5v6.7c0 5.7-3.6 9.4-8.5 11.5-4.9-2.1-8.5-5.8-8.5-11.5V4.5zM12 6.3l-1.5 3.5-3.8.3 2.9 2.5-.9 3.7L12 14.3l3.3 2-.9-3.7 2.9-2.5-3.8-.3z' },
  weaken: { box: 24, path: 'M11 3.5v5h11.5v7H11v5L1.5 12z' },
  research: { box: 24, path: 'M9.8 1.5a8.3 8.3 0 0 1 6.7 13.2l6 6-2.4 2.4-6-6A8.3 8.3 0 1 1 9.8 1.5zm0 3.3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' },
  attack: { box: 24, path: 'M12 .8l2.6 6.2 5.5-3.9-2.2 6.3 5.6 1.8-5.7 2.7 3.5 5.4-6.2-1.5L13.5 23.3 11 17.9l-5.3 3.4 1.5-5.9L.8 13.5l5.7-2.8L3.1 5.2l6.2 1.7z' },
  plan: { box: 24, path: 'M8 1.5h8V4h3.5v18.5h-15V4H8zm2 1.8v3h4v-3zM7.3 13.2l3.3 3.5 6.2-6.5-1.7-1.7-4.5 4.7-1.6-1.7z' },
  any: DRAWN.star,
  population: { box: 24, path: 'M12 1.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zM3.5 22.5c0-6.3 3.7-10.3 8.5-10.3s8.5 4 8.5 10.3z' },
  fortify: { box: 24, path: 'M12 1.5 22.5 12h-5.3v4H6.8v-4H1.5zM6.8 18h10.4v4.5H6.8z' },
  recruit: { box: 24, path: 'M10 1.5 17.5 4.3v5.9c0 4.9-3.2 8.1-7.5 9.9-4.3-1.8-7.5-5-7.5-9.9V4.3zM17 13.5h3v3.2h3.2v3H20v3.2h-3v-3.2h-3.2v-3H17z' },
  barricade: { box: 24, path: 'M.8 5.5h22.4v8.2H.8zM3.8 13.7h3.4v8H3.8zM16.8 13.7h3.4v8h-3.4zM6 6.8 3.6 12.4h3.8L9.8 6.8zM14.2 6.8l-2.4 5.6h3.8L18 6.8z' },
  boost: { box: 24, path: 'M13 3.5v5H1.5v7H13v5l9.5-8.5z' },
  'discover-base': { box: 24, path: 'M12 1.5 23 11h-3v11.5H4V11H1zm0 8.5a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6zm0 2.6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z' },
  base: { box: 24, path: 'M12 1.5 23 11h-3v11.5H4V11H1zM9.5 14v6h5v-6z' },
  support: { box: 24, path: 'M7 4.5v4.3h10V4.5l6.3 7.5-6.3 7.5v-4.3H7v4.3L.7 12z' },
  pin: { box: 24, path: 'M12 1a8 8 0 0 1 8 8c0 5.3-5.3 10.3-8 14-2.7-3.7-8-8.7-8-14a8 8 0 0 1 8-8zm0 4.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z' },
  next: { box: 24, line: true, path: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5' },
  market: { box: 24, path: 'M2 2.5h3.7l.6 3H23l-2.5 9.5H8.3l.4 2.2H20V20H6.3L3.6 5.2H2zM9 20.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM17.5 20.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z' },
  book: { box: 24, path: 'M3 2.5h13.5A4.5 4.5 0 0 1 21 7v14.5H6A3 3 0 0 1 3 18.5zM6 17a1.5 1.5 0 0 0 0 2.5h12.5V17zM7 6v2.5h9V6z' },
}

/** All signs of this board: Epics, Reckoners and Steelheart by their names. */
export const SIGNS: Drawings = {
  ...OWN,
  steelheart: ICONS['iron-mask'],
  faultline: ICONS['earth-crack'],
  curveball: ICONS.ricochet,
  fortuity: ICONS.shamrock,
  refractionary: ICONS.prism,
  nightwielder: ICONS.moon,
  digzone: ICONS['dig-dug'],
  frostbite: ICONS['snowflake-1'],
  conflux: ICONS['power-lightning'],
  firefight: ICONS['fire-wave'],
  deathpoint: ICONS.pointing,
  absence: ICONS.ghost,
  'calling-war': ICONS.megaphone,
  daystorm: ICONS.sun,
  earless: ICONS['hearing-disabled'],
  mitosis: ICONS['split-body'],
  sourcefield: ICONS['lightning-arc'],
  knoxx: ICONS['fox-head'],
  obliteration: ICONS['explosion-rays'],
  newton: SHARED['shield-reflect'],
  stormwind: ICONS.tornado,
  static: ICONS.static,
  'nights-sorrow': ICONS['tear-tracks'],
  larcener: ICONS['robber-mask'],
  instabam: ICONS['unlit-bomb'],
  loophole: ICONS.contract,
  david: ICONS.spectacles,
  megan: ICONS['pistol-gun'],
  abraham: SHARED.fist,
  cody: ICONS['western-hat'],
  prof: ICONS['chess-king'],
  tia: ICONS.laptop,
}
