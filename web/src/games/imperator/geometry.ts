/** Where everything lies on the wide table, in pixels. Narrow screens stack instead. */

import type { Box } from '../../kit/flip'

export const WIDE = 700

const GAP = 10
/** How much wider the Imperator is than an attacker, and how much narrower a buff. */
export const IMPERATOR = 1.5
export const BUFF = 0.82

export interface Layout {
  height: number
  /** The width of an opponent's attacker card, and of mine. */
  card: number
  mine: number
  /** The opponents' mats, clockwise from my left. */
  mats: Box[]
  middle: Box
  me: Box
}

/** How many opponents sit on the left, at the top, on the right. */
export function sides(opponents: number): [number, number, number] {
  if (opponents <= 3) return [0, opponents, 0]
  const side = opponents < 6 ? 1 : 2
  return [side, opponents - 2 * side, side]
}

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

/** The width of a mat with places for so many attackers. */
export const matWidth = (card: number, attackers: number): number => Math.ceil(card * (IMPERATOR + attackers) + 50)
export const matHeight = (card: number): number => Math.ceil(card * 1.4 * (1 + BUFF) + 62)
const myHeight = (card: number): number => Math.ceil(card * IMPERATOR * 1.345 + 34)

/** The card width with which so many mats fit side by side. */
const fitting = (width: number, mats: number, attackers: number): number =>
  Math.floor(((width - GAP * (mats - 1)) / mats - 50) / (IMPERATOR + attackers))

const SMALLEST = 26

/** The table in this width; cards shrink a little, or the middle grows, to fill the height. */
export function layout(width: number, height: number, opponents: number, attackers: number): Layout {
  const flanked = sides(opponents)[0] > 0
  const across = flanked ? 3.2 : Math.max(opponents, 2.4)
  const card = clamp(SMALLEST, fitting(width, across, attackers), flanked ? 46 : 56)
  const mine = clamp(50, Math.floor(width / 12.4), 84)
  const smallest = Math.max(SMALLEST / card, 0.74)
  for (let scale = 1; scale > smallest; scale -= 0.03) {
    const tried = laid(width, opponents, attackers, Math.floor(card * scale), Math.floor(mine * scale), 0)
    if (tried.height <= height) return laid(width, opponents, attackers, tried.card, tried.mine, height)
  }
  return laid(width, opponents, attackers, Math.max(SMALLEST, Math.floor(card * smallest)), Math.floor(mine * smallest), 0)
}

function laid(width: number, opponents: number, attackers: number, card: number, mine: number, height: number): Layout {
  const [left, top, right] = sides(opponents)
  const flanked = left > 0
  const [w, h, my] = [matWidth(card, attackers), matHeight(card), myHeight(mine)]
  const above = row(width, top, w, h)
  const crown = Math.max(...above.map((box) => box.y + box.h))
  const stacked = left * (h + GAP) - GAP
  const least = flanked ? Math.max(stacked, 200) : 150
  const middle = clamp(least, height - crown - my - 2 * GAP, least + 130)
  const down = crown + GAP + Math.max(0, (middle - stacked) / 2)
  const column = (count: number, x: number): Box[] => Array.from({ length: count }, (_, i) => ({ x, y: down + i * (h + GAP), w, h }))

  const bottom = crown + GAP + middle
  const inner = flanked ? w + GAP : 0
  return {
    height: bottom + GAP + my,
    card,
    mine,
    mats: [...column(left, 0).reverse(), ...above, ...column(right, width - w)],
    middle: { x: inner, y: crown + GAP, w: width - 2 * inner, h: middle },
    me: { x: 0, y: bottom + GAP, w: width, h: my },
  }
}

/** The mats along the far edge of the table, bent like it. */
function row(width: number, count: number, w: number, h: number): Box[] {
  const space = count > 2 ? (width - count * w) / (count - 1) : (width - count * w) / (count + 1)
  const start = count > 2 ? 0 : space
  return Array.from({ length: count }, (_, i) => ({ x: start + i * (w + space), y: count === 3 && i !== 1 ? h * 0.16 : 0, w, h }))
}
