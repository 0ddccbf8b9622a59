/** What a playing card shows, drawn by us. A kind is `<suit>-<rank>`, as in `hearts-queen`. */

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades'

export interface PlayingCard {
  suit: Suit
  rank: string
  red: boolean
}

/** The four suits in a square of 100. */
export const SUITS: Record<Suit, string> = {
  hearts:
    'M50 92C22 68 6 50 6 31C6 16 16 7 28 7C38 7 46 13 50 22C54 13 62 7 72 7C84 7 94 16 94 31C94 50 78 68 50 92Z',
  diamonds: 'M50 3C59 23 71 38 86 50C71 62 59 77 50 97C41 77 29 62 14 50C29 38 41 23 50 3Z',
  spades:
    'M50 4C61 26 93 40 93 62C93 76 83 83 73 83C64 83 58 79 54 72C55 82 59 91 67 96L33 96C41 91 45 82 46 72C42 79 36 83 27 83C17 83 7 76 7 62C7 40 39 26 50 4Z',
  clubs:
    'M29 26A21 21 0 1 1 71 26A21 21 0 0 1 62 43L58 49A21 21 0 1 1 54 68C55 82 59 91 67 96L33 96C41 91 45 82 46 68A21 21 0 1 1 42 49L38 43A21 21 0 0 1 29 26Z',
}

const SUIT_NAMES = Object.keys(SUITS)

/** The parts of a kind; null for a card that is no playing card. */
export function playingCard(kind: string): PlayingCard | null {
  const [suit = '', rank = ''] = kind.split('-', 2)
  if (!SUIT_NAMES.includes(suit) || !rank) return null
  return { suit: suit as Suit, rank, red: suit === 'hearts' || suit === 'diamonds' }
}

const [LEFT, MIDDLE, RIGHT] = [37, 50, 63]
const row = (y: number, ...xs: number[]): [number, number][] => xs.map((x) => [x, y])
const mirrored = (pips: [number, number][]): [number, number][] => pips.map(([x, y]) => [x, 140 - y])
const both = (pips: [number, number][]): [number, number][] => [...pips, ...mirrored(pips)]

const SIDES = row(32, LEFT, RIGHT)
const PIPS: Record<string, [number, number][]> = {
  '2': both(row(34, MIDDLE)),
  '3': [...both(row(34, MIDDLE)), [MIDDLE, 70]],
  '4': both(SIDES),
  '5': [...both(SIDES), [MIDDLE, 70]],
  '6': [...both(SIDES), ...row(70, LEFT, RIGHT)],
  '7': [...both(SIDES), ...row(70, LEFT, RIGHT), [MIDDLE, 51]],
  '8': [...both(SIDES), ...row(70, LEFT, RIGHT), ...both(row(51, MIDDLE))],
  '9': [...both(SIDES), ...both(row(57, LEFT, RIGHT)), [MIDDLE, 70]],
  '10': [...both(SIDES), ...both(row(57, LEFT, RIGHT)), ...both(row(44, MIDDLE))],
}

/** Where the pips of a number lie on a card of 100 x 140. */
export const pips = (rank: string): [number, number][] => PIPS[rank] ?? []

/** The letter or number of a card in the corner: what its short name says after the suit. */
export const corner = (short: string): string => short.replace(/^[♣♦♥♠]/u, '')
