import { describe, expect, it, vi } from 'vitest'
import { ICONS } from './icons'
import { EMBLEMS, PICTURES, PLACES, signs } from './pictures'

/** The realms: files with places. */
const content = Object.entries(
  import.meta.glob<string>('../../../../src/spieltisch/games/villainous/content/*.toml', { query: '?raw', import: 'default', eager: true }),
).filter(([, text]) => text.includes('[[places]]'))

/** The ids of all entries of these tables. */
const ids = (...tables: string[]): string[] =>
  content.flatMap(([, text]) => [...text.matchAll(/^\[\[(\w+)\]\]\nid = "(.+)"$/gm)].flatMap(([, table, id]) => (tables.includes(table!) ? [id!] : [])))

describe('the pictures', () => {
  it('are there for every villain', () => {
    const villains = content.filter(([, text]) => text.includes('[[places]]')).map(([file]) => /([\w-]+)\.toml$/.exec(file)![1])
    expect(Object.keys(EMBLEMS).sort()).toEqual(villains.sort())
  })

  it('are there for every kind of card, and no two kinds share one', () => {
    const kinds = ids('cards', 'fate')
    expect(kinds).toHaveLength(157)
    expect(Object.keys(PICTURES).sort()).toEqual([...kinds].sort())
    expect(new Set(Object.values(PICTURES)).size).toBe(kinds.length)
  })

  it('are there for every place', () => {
    expect(ids('places')).toHaveLength(24)
    expect(Object.keys(PLACES).sort()).toEqual(ids('places').sort())
  })

  it('are drawn in the file of the villain whose they are, and come when they are asked for', async () => {
    const table = signs()
    const wanted = [...Object.values(PICTURES), ...Object.values(PLACES)].filter((name) => !(name in ICONS))
    expect(wanted.map((name) => table.find(name)?.path)).toEqual(wanted.map(() => ''))
    await vi.waitFor(() => expect(wanted.filter((name) => !table.find(name)?.path)).toEqual([]))
    expect(table.find('no-such-sign')).toBeUndefined()
  })
})
