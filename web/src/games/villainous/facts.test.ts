import { describe, expect, it } from 'vitest'
import { FACTS, facts, tables } from './facts'
import { EMBLEMS, PICTURES, PLACES } from './pictures'

const places = Object.values(
  import.meta.glob<string>('../../../../src/spieltisch/games/villainous/content/*.toml', { query: '?raw', import: 'default', eager: true }),
).flatMap((text) => tables(text).flatMap(([table, row]) => (table === 'places' ? [String(row.id)] : [])))

describe('the facts of the cards', () => {
  it('are read for all kinds of all six villains', () => {
    expect(FACTS.size).toBe(157)
    expect(new Set([...FACTS.values()].map((card) => card.villain))).toEqual(new Set(Object.keys(EMBLEMS)))
  })

  it('tell what is printed', () => {
    expect(facts('savage-goon')).toEqual({
      kind: 'savage-goon',
      villain: 'maleficent',
      fate: false,
      type: 'ally',
      cost: 3,
      strength: 4,
      adds: null,
      activation: null,
    })
    expect(facts('vanish')?.cost).toBe(0)
    expect(facts('malice')?.cost).toBeNull()
    expect(facts('sword-of-truth')).toMatchObject({ fate: true, cost: null, adds: 2 })
    expect(facts('iago')?.activation).toBe(1)
    expect(facts(null)).toBeNull()
  })
})

describe('the pictures', () => {
  it('are there for every kind of card, and no two kinds share one', () => {
    expect(Object.keys(PICTURES).sort()).toEqual([...FACTS.keys()].sort())
    expect(new Set(Object.values(PICTURES)).size).toBe(FACTS.size)
  })

  it('are there for every place', () => {
    expect(places).toHaveLength(24)
    expect(Object.keys(PLACES).sort()).toEqual([...places].sort())
  })
})
