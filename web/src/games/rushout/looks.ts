import type { IconName } from './icons'
import type { PlayerView, RushOutView, SpotView } from './view'

export type Side = 'heroes' | 'wizard'

/** The sign of a face in the sprite; the wizard's joker is another star than the heroes'. */
export const signOf = (side: Side, face: string): string => (side === 'wizard' && face === 'joker' ? 'spell-joker' : face)

/** The word for a face, as the game's words have it. */
export const termOf = (side: Side, face: string): string => `${side === 'wizard' ? 'wizard' : 'hero'}-${face}`

/** The fields of a card that a side lays dice on. */
export const fieldsOf = (spot: SpotView, side: Side): string[] => (side === 'wizard' ? spot.wizard : spot.heroes)

/** The picture of a card, by its kind or else by its type. It only shows, it means nothing. */
export const PICTURES: Record<string, IconName | 'hush'> = {
  'giant-spider': 'angular-spider',
  'thorn-thicket': 'thorny-vine',
  'locked-gate': 'padlock',
  'pendulum-blades': 'saber-slash',
  'skeleton-guard': 'skeleton',
  'pitch-black-vault': 'cave-entrance',
  'rope-bridge': 'rope-bridge',
  'treasure-mimic': 'open-treasure-chest',
  'bat-swarm': 'evil-eyes',
  'spiral-stairs': 'stairs',
  'goblin-ambush': 'rogue',
  'rune-door': 'rune-stone',
  'ice-cavern': 'stalagtite',
  'ogre-jailer': 'ogre',
  'collapsing-hall': 'punch-blast',
  'flooded-cellar': 'wave-crest',
  minotaur: 'minotaur',
  'clockwork-lock': 'clockwork',
  'ghost-choir': 'ghost',
  'chasm-leap': 'hole',
  'curse-of-silence': 'hush',
  'curse-of-hush': 'hush',
  'curse-of-the-bound-arm': 'hand',
  'curse-of-the-stiff-arm': 'hand',
  'curse-of-merriment': 'glowing-hands',
  'curse-of-applause': 'glowing-hands',
  bard: 'lyre',
  ranger: 'bow-arrow',
  warrior: 'battle-axe',
  paladin: 'shield',
  torch: 'torch',
  boots: 'boots',
  lockpick: 'lockpicks',
  whetstone: 'broadsword',
  amulet: 'gem-pendant',
  crown: 'crown',
}

export const TYPE_PICTURES: Record<string, IconName> = {
  standard: 'cave-entrance',
  coin: 'two-coins',
  conflict: 'crossed-swords',
  confusion: 'magic-swirl',
  summoning: 'imp-laugh',
  'dragon-lore': 'spiked-dragon-head',
  weakness: 'cracked-shield',
  curse: 'cursed-star',
  doom: 'pirate-skull',
  drain: 'open-book',
  hero: 'shield',
  dragon: 'spiked-dragon-head',
  equipment: 'torch',
  scroll: 'scroll-unfurled',
}

/** What buttons for abilities and scrolls show. */
export const POWER_SIGNS = {
  'turn-joker': 'lyre',
  dispel: 'bow-arrow',
  heal: 'shield',
  flip: 'scroll-unfurled',
  exchange: 'scroll-unfurled',
  call: 'shouting',
  'push-dragon': 'battle-axe',
} as const

export const pictureOf = (kind: string, type: string): string => PICTURES[kind] ?? TYPE_PICTURES[type] ?? 'rune-stone'

/** All cards and tiles that dice can lie on. */
export const allSpots = (board: RushOutView): SpotView[] => [
  ...board.trials,
  ...board.spells,
  ...board.curses,
  ...board.tiles,
  ...board.scrolls,
  ...board.seats.flatMap((seat) => seat.weaknesses),
]

/** What a hero suffers from: what is completed has no effect any more. */
export const suffered = (seat: PlayerView): SpotView[] => seat.weaknesses.filter((weak) => weak.claps === null)
