import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { png, rgb, rows } from './png'
import { outlines } from './previews'

const SIGN = 'public/favicon.svg'
/** The box of the sign, and into how many parts a pixel is divided each way. */
const [BOX, FINE] = [32, 4]
/** A launcher may cut away all but the middle: the sign keeps to it, on a ground without an edge. */
const SAFE = 0.74
const GROUND = '#1c4535'

const PICTURES = [
  { name: 'icon-192.png', size: 192, part: 1, ground: null },
  { name: 'icon-512.png', size: 512, part: 1, ground: null },
  { name: 'maskable-512.png', size: 512, part: SAFE, ground: GROUND },
  { name: 'touch-180.png', size: 180, part: 0.86, ground: GROUND },
] as const

interface Shape {
  fill: number[]
  covers: (x: number, y: number) => boolean
}

/** The signs by which an installed app is known, drawn from the sign of the page when it is built. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    generateBundle() {
      // What is drawn last lies on top.
      const shapes = shapesOf(readFileSync(SIGN, 'utf8')).reverse()
      for (const { name, size, part, ground } of PICTURES) this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: drawn(shapes, size, part, ground) })
    },
  }
}

/** What a drawing consists of: circles, rectangles and paths, which a group may turn. */
function shapesOf(svg: string): Shape[] {
  let turned = (x: number, y: number): [number, number] => [x, y]
  return [...svg.matchAll(/<(circle|rect|path|g) ([^>]*?)\/?>/g)].flatMap(([, kind, said = '']) => {
    const text = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(said)?.[1] ?? ''
    const number = (name: string): number => Number(text(name))
    if (kind === 'g') {
      turned = back(text('transform'))
      return []
    }
    const turn = turned
    const covers = kind === 'circle' ? disc(number('cx'), number('cy'), number('r')) : kind === 'rect' ? card(number('x'), number('y'), number('width'), number('height'), number('rx')) : polygon(text('d'))
    return [{ fill: rgb(text('fill')), covers: (x: number, y: number) => covers(...turn(x, y)) }]
  })
}

/** Where a point lay before `rotate(angle x y)`. */
function back(transform: string): (x: number, y: number) => [number, number] {
  const [angle = 0, cx = 0, cy = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  const [cos, sin] = [Math.cos((-angle * Math.PI) / 180), Math.sin((-angle * Math.PI) / 180)]
  return (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
}

const disc = (cx: number, cy: number, r: number) => (x: number, y: number) => Math.hypot(x - cx, y - cy) <= r

function card(left: number, top: number, width: number, height: number, round: number) {
  return (x: number, y: number): boolean => {
    const [dx, dy] = [Math.max(left + round - x, x - left - width + round, 0), Math.max(top + round - y, y - top - height + round, 0)]
    return Math.hypot(dx, dy) <= round
  }
}

function polygon(path: string) {
  const edges = outlines(path).flatMap((line) => line.map((point, i) => [point, line[(i + 1) % line.length]!] as const))
  return (x: number, y: number): boolean => edges.filter(([[ax, ay], [bx, by]]) => ay <= y !== by <= y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length % 2 === 1
}

function drawn(shapes: readonly Shape[], size: number, part: number, ground: string | null): Uint8Array {
  const pixels = rows(size, size, 4)
  const scale = BOX / size / part
  const edge = (size * (1 - part)) / 2
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0]
      for (let i = 0; i < FINE * FINE; i++) {
        const [px, py] = [(x + ((i % FINE) + 0.5) / FINE - edge) * scale, (y + (Math.floor(i / FINE) + 0.5) / FINE - edge) * scale]
        const colour = shapes.find(({ covers }) => covers(px, py))?.fill ?? (ground ? rgb(ground) : null)
        if (colour) [...colour, 255].forEach((value, j) => (sum[j]! += value))
      }
      const much = sum[3]! / 255
      const at = y * (size * 4 + 1) + 1 + x * 4
      for (let j = 0; j < 3; j++) pixels[at + j] = much ? Math.round(sum[j]! / much) : 0
      pixels[at + 3] = Math.round(sum[3]! / (FINE * FINE))
    }
  return png(pixels, size, size, 4)
}
