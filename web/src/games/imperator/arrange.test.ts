import { describe, expect, test } from 'vitest'
import type { Choice } from '../../lib/messages'
import { arrangementOf, committed, same, steps, swapped, type Arrangement } from './arrange'
import type { PlayerView } from './view'

const before: Arrangement = { imperator: 1, attackers: [2, 3], buffs: [4, 5] }

const told = (wanted: Arrangement): Choice[] => steps(before, wanted).flat()

describe('sorting', () => {
  test('two cards change places, whatever the places are', () => {
    expect(swapped(before, 1, 4)).toEqual({ imperator: 4, attackers: [2, 3], buffs: [1, 5] })
    expect(swapped(before, 2, 5)).toEqual({ imperator: 1, attackers: [5, 3], buffs: [4, 2] })
    expect(swapped(swapped(before, 1, 4), 1, 4)).toEqual(before)
  })

  test('the order within a place means nothing', () => {
    expect(same(before, swapped(before, 2, 3))).toBe(true)
    expect(same(before, swapped(before, 4, 5))).toBe(true)
    expect(same(before, swapped(before, 3, 4))).toBe(false)
    expect(same(before, swapped(before, 1, 2))).toBe(false)
  })

  test('unchanged, the table is told to leave it', () => {
    expect(told(swapped(before, 4, 5))).toEqual([['stay', []]])
  })

  test('changed, the table is told the Imperator, the buffs and yes', () => {
    const wanted = swapped(swapped(before, 1, 5), 2, 4)
    expect(told(wanted)).toEqual([
      ['emperor', [5]],
      ['support', [2]],
      ['support', [1]],
      ['confirm', []],
    ])
  })

  test('what was committed shows how the cards will lie, also after a reload', () => {
    const wanted = swapped(swapped(before, 1, 5), 2, 4)
    const shown = committed(before, told(wanted))
    expect(shown && same(shown, wanted)).toBe(true)
    expect([...(shown?.attackers ?? [])].sort()).toEqual([3, 4])
    expect(committed(before, [['stay', []]])).toBeNull()
    expect(committed(before, [['emperor', [2]], ['support', [1]]])).toBeNull()
  })

  test('a player without an Imperator has nothing to sort', () => {
    expect(arrangementOf({ imperator: null, attackers: [], buffs: [] } as unknown as PlayerView)).toBeNull()
  })
})
