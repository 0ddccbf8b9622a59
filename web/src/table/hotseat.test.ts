import { describe, expect, it } from 'vitest'
import type { Choice, Sight } from '../lib/messages'
import { turn } from './hotseat'

interface Given {
  asked?: boolean
  board?: unknown
  committed?: Choice[]
  outcome?: string | null
}

function sight(seat: number | null, { asked = false, board = {}, committed = [], outcome = null }: Given = {}): Sight {
  return {
    seat,
    view: { seat, moment: 0, now: 0, awaiting: [], committed, outcome, winners: [], board },
    question: asked ? { seat: seat ?? 0, number: 1, window: 'open', prompt: '', values: {}, choices: [], faces: [], owners: [], lies: [], dice: [], foresight: null, outlook: [], tallies: [], ready_in: 0, idle: false } : null,
    told: [],
    lines: 0,
    described: [],
    bars: [],
    can_undo: false,
  }
}

describe('whose turn it is at the device', () => {
  it('needs no curtain for one seat or a spectator', () => {
    expect(turn([sight(2, { asked: true, board: 'secret' })], null)).toEqual({ seat: 2, curtain: false })
    expect(turn([sight(null)], null)).toEqual({ seat: null, curtain: false })
  })

  it('draws the curtain before the first look where hands differ', () => {
    const both = [sight(0, { asked: true, board: 'mine' }), sight(1, { asked: true, board: 'yours' })]
    expect(turn(both, null)).toEqual({ seat: 0, curtain: true })
  })

  it('stays with who is looking as long as they are asked', () => {
    const both = [sight(0, { asked: true, board: 'mine' }), sight(1, { asked: true, board: 'yours' })]
    expect(turn(both, 1)).toEqual({ seat: 1, curtain: false })
  })

  it('goes on to the next who is asked', () => {
    const all = [sight(0, { asked: true, board: 'a' }), sight(1, { board: 'b' }), sight(3, { asked: true, board: 'c' })]
    expect(turn(all, 1)).toEqual({ seat: 3, curtain: true })
    expect(turn(all, 3)).toEqual({ seat: 3, curtain: false })
  })

  it('begins from the front after the last seat', () => {
    const all = [sight(0, { asked: true, board: 'a' }), sight(3, { board: 'c' })]
    expect(turn(all, 3)).toEqual({ seat: 0, curtain: true })
  })

  it('needs no curtain where all see the same', () => {
    expect(turn([sight(0), sight(1, { asked: true })], 0)).toEqual({ seat: 1, curtain: false })
  })

  it('draws it when somebody has chosen in secret', () => {
    const both = [sight(0, { committed: [['pass', []]] }), sight(1, { asked: true })]
    expect(turn(both, 0)).toEqual({ seat: 1, curtain: true })
  })

  it('keeps showing who looked last while nobody is asked', () => {
    expect(turn([sight(0, { board: 'a' }), sight(1, { board: 'b' })], 1)).toEqual({ seat: 1, curtain: false })
  })

  it('hides nothing when the match is over', () => {
    const both = [sight(0, { board: 'a', outcome: 'won' }), sight(1, { board: 'b', outcome: 'won' })]
    expect(turn(both, null).curtain).toBe(false)
  })
})
