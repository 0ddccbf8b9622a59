import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ICONS } from '../src/kit/icons'
import { png, rgb, rows } from './png'

/** The pictures that messengers show of an invitation: a game's sign on its cloth, one for each, drawn when the page is built. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    generateBundle() {
      for (const game of readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory()))
        this.emitFile({ type: 'asset', fileName: `previews/${game.name}.png`, source: preview(readFileSync(join(GAMES, game.name, 'index.ts'), 'utf8')) })
    },
  }
}

const GAMES = 'src/games'
const [WIDTH, HEIGHT, SIGN, FINE] = [1200, 630, 400, 4]
const GREEN = { felt: '#2a5f49', deep: '#1c4535' }
const [BRASS, WOOD] = [rgb('#f2c14e'), rgb('#6d4526')]

type Point = readonly [number, number]

/** A game's picture, from what its manifest says. */
function preview(manifest: string): Uint8Array {
  const said = (name: string, usual: string): string => new RegExp(`${name}: '([^']+)'`).exec(manifest)?.[1] ?? usual
  const { path } = ICONS[said('emblem', 'rolling-dices') as keyof typeof ICONS]
  const [felt, deep] = [rgb(said('felt', GREEN.felt)), rgb(said('deep', GREEN.deep))]
  const ink = covered(path)
  const pixels = rows(WIDTH, HEIGHT, 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const down = Math.min(1, (x / WIDTH + y / HEIGHT) / 1.6)
      const ground = y >= HEIGHT - 34 ? WOOD : felt.map((one, i) => one + (deep[i]! - one) * down)
      const much = ink[y * WIDTH + x]! / (FINE * FINE)
      for (let i = 0; i < 3; i++) pixels[y * (WIDTH * 3 + 1) + 1 + x * 3 + i] = Math.round(ground[i]! + (BRASS[i]! - ground[i]!) * much)
    }
  return png(pixels, WIDTH, HEIGHT, 3)
}

/** How much of each pixel a sign covers, in parts of a pixel: crossings of many fine lines, even and odd. */
function covered(path: string): Uint8Array {
  const ink = new Uint8Array(WIDTH * HEIGHT)
  const scale = SIGN / 512
  const [left, top] = [(WIDTH - SIGN) / 2, (HEIGHT - 34 - SIGN) / 2]
  const edges = outlines(path).flatMap((line) => line.map((point, i) => [point, line[(i + 1) % line.length]!] as const))
  for (let fine = 0; fine < SIGN * FINE; fine++) {
    const y = (fine + 0.5) / FINE / scale
    const crossings = edges
      .filter(([[, one], [, other]]) => one <= y !== other <= y)
      .map(([[ax, ay], [bx, by]]) => ax + ((y - ay) / (by - ay)) * (bx - ax))
      .sort((one, other) => one - other)
    const row = (Math.round(top) + Math.floor(fine / FINE)) * WIDTH + Math.round(left)
    for (let i = 0; i + 1 < crossings.length; i += 2)
      for (let x = Math.round(crossings[i]! * scale * FINE); x < Math.round(crossings[i + 1]! * scale * FINE); x++) ink[row + Math.floor(x / FINE)]! += 1
  }
  return ink
}

/** The lines around a drawing. The signs have moves, lines, curves and arcs; an arc is drawn as a straight line, it is short. */
export function outlines(path: string): Point[][] {
  const lines: Point[][] = []
  let [x, y, control]: [number, number, Point | null] = [0, 0, null]
  let start: Point = [0, 0]
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const given = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const [kind, own] = [letter.toUpperCase(), letter === letter.toLowerCase()]
    if (kind === 'Z') {
      ;[x, y] = start
      continue
    }
    const size = { H: 1, V: 1, M: 2, L: 2, T: 2, S: 4, Q: 4, C: 6, A: 7 }[kind] ?? 2
    for (let at = 0; at + size <= given.length; at += size) {
      const part = given.slice(at, at + size)
      const from: Point = [x, y]
      const point = (i: number): Point => [part[i]! + (own ? from[0] : 0), part[i + 1]! + (own ? from[1] : 0)]
      const mirrored: Point = control ? [2 * x - control[0], 2 * y - control[1]] : from
      let to: Point = kind === 'H' ? [part[0]! + (own ? x : 0), y] : kind === 'V' ? [x, part[0]! + (own ? y : 0)] : point(size - 2)
      const bends: Point[] = kind === 'C' ? [point(0), point(2)] : kind === 'S' ? [mirrored, point(0)] : kind === 'Q' ? [point(0)] : kind === 'T' ? [mirrored] : []
      if (kind === 'M' && at === 0) {
        lines.push([to])
        start = to
      } else lines.at(-1)?.push(...curve(from, bends, to))
      control = bends.at(-1) ?? null
      ;[x, y] = to
    }
  }
  return lines
}

/** Points on a curve, by De Casteljau; a straight line has but its end. */
function curve(from: Point, bends: readonly Point[], to: Point): Point[] {
  const steps = bends.length ? 12 : 1
  return Array.from({ length: steps }, (_, i) => {
    let points: readonly Point[] = [from, ...bends, to]
    const t = (i + 1) / steps
    while (points.length > 1) points = points.slice(1).map(([x, y], j) => [points[j]![0] + (x - points[j]![0]) * t, points[j]![1] + (y - points[j]![1]) * t] as const)
    return points[0]!
  })
}
