/** Arrows between things that lie on a table. */

import type { Box } from './flip'

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

export interface Point {
  x: number
  y: number
}

export interface Arrow {
  path: string
  middle: Point
}

/** An arrow between two cards: it leaves both towards the middle. Below `mine` lie my cards. */
export function arrow(from: Box, to: Box, hub: Point, mine: number): Arrow {
  const [start, end] = [port(from, mine), port(to, mine)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const reach = clamp(34, length * 0.38, 190)
  const [out, back] = [ahead(start, hub, reach), ahead(end, hub, reach)]
  return {
    path: `M${n(start.x)} ${n(start.y)}C${n(out.x)} ${n(out.y)} ${n(back.x)} ${n(back.y)} ${n(end.x)} ${n(end.y)}`,
    middle: {
      x: (start.x + 3 * out.x + 3 * back.x + end.x) / 8,
      y: (start.y + 3 * out.y + 3 * back.y + end.y) / 8,
    },
  }
}

/** Where an arrow meets a card: beyond the sum, at its lower edge and at the upper one of mine. */
const port = (box: Box, mine: number): Point => ({
  x: box.x + box.w / 2,
  y: box.y < mine ? box.y + box.h + 9 : box.y - 14,
})

/** A point further on towards the middle, rather up or down than along the row of cards. */
function ahead(from: Point, hub: Point, reach: number): Point {
  const [dx, dy] = [(hub.x - from.x) * 0.3, hub.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: from.x + (dx / length) * reach, y: from.y + (dy / length) * reach }
}

const n = (value: number): number => Math.round(value * 10) / 10
