import { describe, expect, it } from 'vitest'
import { DRAWN } from './kit/drawn'
import { ICONS } from './kit/icons'
import type { Drawings } from './kit/signs.svelte'

const sources = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true })
const icons = import.meta.glob<Drawings>('./games/*/icons.ts', { import: 'ICONS', eager: true })
const own = import.meta.glob<Drawings>('./games/*/signs.ts', { import: 'SIGNS', eager: true })

const folder = (path: string): string => /^\.\/games\/[^/]+/.exec(path)?.[0] ?? ''

/** The signs that a file may name: its game's own, and those that all tables share. */
const known = (path: string): Set<string> => {
  const here = folder(path)
  const brought = here ? [icons[`${here}/icons.ts`], own[`${here}/signs.ts`]] : []
  return new Set<string>([ICONS, DRAWN, ...brought].flatMap((set) => Object.keys(set ?? {})))
}

const named = Object.entries(sources).flatMap(([path, text]) => [...text.matchAll(/<(?:Sign|Emblem) name="([^"]+)"/g)].map((match) => ({ path, name: match[1]! })))

describe('signs', () => {
  it('are named in many places', () => {
    expect(named.length).toBeGreaterThan(40)
  })

  it('are all drawn where they are named', () => {
    expect(named.filter(({ path, name }) => !known(path).has(name))).toEqual([])
  })
})
