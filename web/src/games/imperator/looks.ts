import type { IconName } from '../../kit/icons'

/** A seat's sign and colour; the sign tells it to those who see no colours. */
export const CRESTS: readonly { icon: IconName; colour: string }[] = [
  { icon: 'lion', colour: '#a3202f' },
  { icon: 'eagle-emblem', colour: '#1f5a9e' },
  { icon: 'wolf-head', colour: '#5b4a9c' },
  { icon: 'stag-head', colour: '#7d5a0c' },
  { icon: 'dragon-head', colour: '#0f6d63' },
  { icon: 'griffin-symbol', colour: '#96410f' },
  { icon: 'raven', colour: '#47545f' },
  { icon: 'bear-head', colour: '#93276b' },
]

export const colourOf = (seat: number): string => CRESTS[seat % CRESTS.length]!.colour

/** The sign of each part of a round. */
export const PHASES: Readonly<Record<string, IconName>> = {
  crowning: 'imperial-crown',
  battle: 'crossed-swords',
  spoils: 'crossed-swords',
  raid: 'open-treasure-chest',
  offers: 'card-exchange',
  replies: 'card-exchange',
  sort: 'cycle',
  over: 'laurel-crown',
}
