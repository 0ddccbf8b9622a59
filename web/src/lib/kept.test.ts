import { expect, test } from 'vitest'
import { kept } from './kept'

const view = () => ({ round: 1, dice: [{ die: 0, card: null as number | null }, { die: 1, card: 7 as number | null }], seats: [{ gear: [] as number[] }] })

test('what has not changed is the same object as before', () => {
  const before = view()
  expect(kept(before, view())).toBe(before)
})

test('what has changed is new, with all around it; what lies beside it is kept', () => {
  const before = view()
  const changed = { ...view(), dice: [{ die: 0, card: 7 }, { die: 1, card: 7 }] }
  const now = kept(before, structuredClone(changed))
  expect(now).toEqual(changed)
  expect(now).not.toBe(before)
  expect(now.dice[0]).not.toBe(before.dice[0])
  expect(now.dice[1]).toBe(before.dice[1])
  expect(now.seats).toBe(before.seats)
})

test('what became longer or shorter is new', () => {
  for (const [before, now] of [[[1, 2], [1]], [[1], [1, 2]], [[], {}], [{ a: 1 }, {}], [{ a: undefined }, { b: undefined }], [null, {}]]) {
    const found = kept<unknown>(before, now)
    expect(found).toBe(now)
  }
})
