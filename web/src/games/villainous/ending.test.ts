import { describe, expect, it } from 'vitest'
import { ranked } from './ending'

const realm = (seat: number, ...aims: [done: number, due: number][]) => ({
  seat,
  villain: null,
  aims: aims.map(([done, due], i) => ({ name: `aim-${i}`, done, due })),
})

describe('how far villains have come', () => {
  it('tells the furthest first, each part of an aim alike', () => {
    const realms = [realm(0, [1, 1], [0, 3]), realm(1, [3, 4]), realm(2, [20, 20])]
    expect(ranked(realms, 'draw', [0, 1, 2]).map(({ seat }) => seat)).toEqual([2, 1, 0])
    expect(ranked(realms, 'draw', [0, 1, 2])[2]?.aims).toEqual(realms[0]?.aims)
  })

  it('knows that whoever has won has done all, whatever is still to be seen of it', () => {
    const found = ranked([realm(0, [3, 4]), realm(1, [1, 1], [0, 1], [0, 3])], 'won', [1])
    expect(found.map(({ seat }) => seat)).toEqual([1, 0])
    expect(found[0]?.aims.map(({ done, due }) => done === due)).toEqual([true, true, true])
    expect(found[1]?.aims[0]?.done).toBe(3)
  })

  it('says how strong the wickets were of a bold shot that won', () => {
    const bold = { seat: 1, villain: null, aims: [{ name: 'aim-wickets', done: 3, due: 4 }, { name: 'aim-sure-shot', done: 12, due: 18 }] }
    const found = ranked([realm(0, [4, 4], [17, 18]), bold], 'won', [1])
    expect(found.map(({ seat }) => seat)).toEqual([1, 0])
    expect(found[0]?.aims.map(({ done }) => done)).toEqual([4, 12])
  })
})
