import { describe, expect, test } from 'vitest'
import type { Box } from '../../kit/flip'
import { arrow } from '../../kit/arrow'
import { layout, matHeight, matWidth, sides } from './geometry'

const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x + 0.5 || other.x + other.w <= one.x + 0.5 || one.y + one.h <= other.y + 0.5 || other.y + other.h <= one.y + 0.5

const ATTACKERS = 5
const WIDTHS = [700, 760, 920, 1180, 1600]
const HEIGHTS = [0, 480, 640, 900]
const tables = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => WIDTHS.flatMap((w) => HEIGHTS.map((h) => [n, w, h] as const)))

describe('the wide table', () => {
  test.each(tables)('%i opponents on %i x %i: nothing overlaps, nothing hangs over the edge', (opponents, width, height) => {
    const table = layout(width, height, opponents, ATTACKERS)
    const boxes = [...table.mats, table.middle, table.me]
    expect(table.mats).toHaveLength(opponents)
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(-0.5)
      expect(box.x + box.w).toBeLessThanOrEqual(width + 0.5)
      expect(box.y + box.h).toBeLessThanOrEqual(table.height + 0.5)
    }
    for (const [i, one] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(apart(one, other)).toBe(true)
    expect(table.mats[0]).toMatchObject({ w: matWidth(table.card, ATTACKERS), h: matHeight(table.card) })
  })

  test('shrinks its cards to fit a low room, but not beyond what can be read', () => {
    const [low, high] = [layout(920, 560, 7, ATTACKERS), layout(920, 900, 7, ATTACKERS)]
    expect(low.card).toBeLessThan(high.card)
    expect(layout(920, 100, 7, ATTACKERS).card).toBeGreaterThanOrEqual(25)
    expect(layout(920, 680, 3, ATTACKERS).height).toBeLessThanOrEqual(680)
  })

  test('seats go round clockwise, beginning with the one at the bottom', () => {
    const { mats } = layout(1000, 700, 7, ATTACKERS)
    const [first, last] = [mats[0]!, mats[6]!]
    expect(first.x).toBeLessThan(last.x)
    expect(first.y).toBeGreaterThan(mats[1]!.y)
  })

  test('everybody has a side', () => {
    for (let opponents = 1; opponents <= 7; opponents++) {
      const [left, top, right] = sides(opponents)
      expect(left + top + right).toBe(opponents)
      expect(top).toBeGreaterThan(0)
    }
  })
})

describe('an arrow', () => {
  const card = (x: number, y: number): Box => ({ x, y, w: 40, h: 56 })

  test('leaves my card at its top and meets an opponent at the bottom', () => {
    const { path } = arrow(card(100, 500), card(100, 100), { x: 300, y: 300 }, 450)
    expect(path.startsWith('M120 486C')).toBe(true)
    expect(path.endsWith('120 165')).toBe(true)
  })

  test('between two neighbours it bends into the table', () => {
    const { middle } = arrow(card(0, 0), card(300, 0), { x: 170, y: 250 }, 450)
    expect(middle.y).toBeGreaterThan(100)
  })
})
