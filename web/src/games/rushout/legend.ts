import { grouped, tabled, type Group } from '../../kit/legend'
import { POWER_SIGNS, signOf, TYPE_PICTURES } from './looks'
import type { RushOutPrinted } from './view'

const faces = (printed: RushOutPrinted, side: 'heroes' | 'wizard'): string[] => [...new Set(printed.faces[side])]

export const MARKS = grouped('marks', [
  'trophy',
  'check',
  'magic-swirl',
  'two-coins',
  'hearts',
  'ghost',
  'broken-heart',
  'cracked-shield',
  'cursed-star',
  'joker',
  'scroll-unfurled',
  'wizard-face',
  'spiked-dragon-head',
  'hourglass',
  'rolling-dices',
  'back',
  'point',
  'hush',
  'glowing-hands',
  'sword',
])

export const legend = (printed: RushOutPrinted): Group[] => [
  tabled('heroes', Object.fromEntries(faces(printed, 'heroes').map((face) => [face, signOf('heroes', face)])), (face) => `name-hero-${face}`),
  tabled('wizard', Object.fromEntries(faces(printed, 'wizard').map((face) => [face, signOf('wizard', face)])), (face) => `name-wizard-${face}`),
  ...FIXED,
]

export const FIXED: readonly Group[] = [tabled('cards', TYPE_PICTURES, (type) => `name-type-${type}`), MARKS, tabled('powers', POWER_SIGNS, (verb) => `board-power-${verb}`)]
