import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, QuestionView } from './messages'
import { Picking, type Thing } from './picking.svelte'

const GAME = {
  verbs: { attack: ['card', 'target'], boost: ['buff', 'card'], turn: ['card'], pass: [], visit: ['seat'] },
  meanings: { card: 'card', target: 'card', buff: 'card', seat: 'seat' },
}
const CHOICES: Choice[] = [
  ['attack', [1, 7]],
  ['attack', [1, 8]],
  ['attack', [2, 7]],
  ['turn', [2]],
  ['visit', [2]],
  ['pass', []],
]

const asked = (change: Partial<QuestionView> = {}): QuestionView => ({
  seat: 0,
  number: 4,
  window: 'open',
  prompt: 'battle',
  values: {},
  choices: CHOICES,
  faces: [],
  owners: [],
  lies: [],
  dice: [],
  foresight: null,
  outlook: [],
  tallies: [],
  ready_in: 0,
  idle: false,
  ...change,
})

const NO_MORE = { then: [], need: null }
const send = vi.fn()
const card = (id: number): Thing => ({ kind: 'card', id })
let pick: Picking

beforeEach(() => {
  send.mockReset()
  pick = new Picking(send)
  pick.ask(asked(), GAME)
})

describe('picking', () => {
  it('lights up what the choices touch, and tells cards from seats', () => {
    expect(pick.can('card', 1)).toBe(true)
    expect(pick.can('card', 8)).toBe(true)
    expect(pick.can('card', 9)).toBe(false)
    expect(pick.can('seat', 2)).toBe(true)
    expect(pick.can('seat', 1)).toBe(false)
  })

  it('takes at once what can be taken back, and has the rest confirmed', () => {
    const outlook = CHOICES.map(([verb]) => ({ final: verb === 'attack' ? ('moved-on' as const) : ('' as const), told: [] }))
    pick.ask(asked({ number: 5, outlook }), GAME)
    pick.want(['attack', [1, 7]])
    expect(send).not.toHaveBeenCalled()
    pick.want(['attack', [1, 7]])
    expect(send).toHaveBeenCalledExactlyOnceWith(0, 5, ['attack', [1, 7]], NO_MORE)
    pick.ask(asked({ number: 6, outlook }), GAME)
    pick.touch('seat', 2)
    expect(send).toHaveBeenLastCalledWith(0, 6, ['visit', [2]], NO_MORE)
  })

  it('narrows to the choices that touch all that is touched', () => {
    pick.touch('card', 1)
    expect(pick.left).toEqual([
      ['attack', [1, 7]],
      ['attack', [1, 8]],
    ])
    expect(pick.can('card', 2)).toBe(false)
    expect(pick.ready).toBeNull()
    pick.touch('card', 8)
    expect(pick.ready).toEqual(['attack', [1, 8]])
    expect(send).not.toHaveBeenCalled()
  })

  it('is confirmed by a second touch', () => {
    pick.touch('card', 1)
    pick.touch('card', 8)
    pick.touch('card', 8)
    expect(send).toHaveBeenCalledExactlyOnceWith(0, 4, ['attack', [1, 8]], NO_MORE)
    expect(pick.sent).toEqual(['attack', [1, 8]])
  })

  it('shows the whole choice as chosen when only one is left', () => {
    pick.touch('card', 8)
    expect(pick.ready).toEqual(['attack', [1, 8]])
    expect(pick.chosen('card', 1)).toBe(true)
  })

  it('begins anew with a thing that does not go with the ones before', () => {
    pick.touch('card', 1)
    pick.touch('card', 2)
    expect(pick.chosen('card', 1)).toBe(false)
    expect(pick.chosen('card', 2)).toBe(true)
  })

  it('keeps the target when another attacker is touched', () => {
    pick.touch('card', 7)
    pick.touch('card', 1)
    pick.touch('card', 2)
    expect(pick.ready).toEqual(['attack', [2, 7]])
  })

  it('lets go of what is touched again before a choice is ready', () => {
    pick.touch('card', 1)
    pick.touch('card', 1)
    expect(pick.begun).toBe(false)
  })

  it('tells verbs apart where things can be used in several ways', () => {
    pick.touch('card', 2)
    expect(pick.verbs()).toEqual(['attack', 'turn'])
    pick.say('turn')
    expect(pick.ready).toEqual(['turn', [2]])
    pick.say('turn')
    expect(send).toHaveBeenCalledExactlyOnceWith(0, 4, ['turn', [2]], NO_MORE)
  })

  it('takes whole choices from the list, even those that others contain', () => {
    pick.take(['turn', [2]])
    expect(pick.ready).toEqual(['turn', [2]])
    pick.take(['pass', []])
    expect(pick.ready).toEqual(['pass', []])
    pick.take(['pass', []])
    expect(send).toHaveBeenCalledExactlyOnceWith(0, 4, ['pass', []], NO_MORE)
  })

  it('takes nothing that is not offered', () => {
    pick.take(['attack', [1, 99]])
    pick.touch('card', 99)
    expect(pick.begun).toBe(false)
  })

  it('takes a drop at once', () => {
    expect(pick.canDrop(card(1), card(8))).toBe(true)
    expect(pick.canDrop(card(2), card(8))).toBe(false)
    pick.drop(card(2), card(8))
    expect(send).not.toHaveBeenCalled()
    pick.drop(card(1), card(8))
    expect(send).toHaveBeenCalledExactlyOnceWith(0, 4, ['attack', [1, 8]], NO_MORE)
  })

  it('waits with a drop that may have missed until it is confirmed', () => {
    pick.drop(card(8), card(1), false)
    expect(send).not.toHaveBeenCalled()
    expect(pick.ready).toEqual(['attack', [1, 8]])
    pick.confirm()
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends a whole choice at once, whatever was picked before', () => {
    pick.touch('card', 2)
    pick.send(['pass', []])
    expect(send).toHaveBeenCalledExactlyOnceWith(0, 4, ['pass', []], NO_MORE)
  })

  it('sends once, whatever is touched on the way', () => {
    pick.drop(card(1), card(8))
    pick.touch('card', 2)
    pick.take(['pass', []])
    pick.confirm()
    expect(send).toHaveBeenCalledOnce()
  })

  it('can be picked again after a refusal', () => {
    pick.drop(card(1), card(8))
    pick.refused()
    expect(pick.sent).toBeNull()
    expect(pick.can('card', 1)).toBe(true)
  })

  it('stays while the question stays, and is gone with it', () => {
    pick.touch('card', 1)
    pick.ask(asked({ faces: [{ card: 1, kind: null }] }), GAME)
    expect(pick.chosen('card', 1)).toBe(true)
    pick.ask(asked({ number: 5 }), GAME)
    expect(pick.begun).toBe(false)
    pick.ask(null, GAME)
    expect(pick.can('card', 1)).toBe(false)
  })

  it('is gone when the same question does not offer it any more', () => {
    pick.touch('card', 1)
    pick.ask(asked({ choices: [['pass', []]] }), GAME)
    expect(pick.begun).toBe(false)
  })

  it('waits while others may react', () => {
    vi.useFakeTimers()
    pick.ask(asked({ number: 6, ready_in: 500 }), GAME)
    pick.take(['pass', []])
    pick.confirm()
    expect(pick.early).toBe(true)
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    pick.confirm()
    expect(send).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})

describe('a gesture', () => {
  it('sends its first step that is offered, with all that is to follow', () => {
    const steps: Choice[][] = [[['turn', [9]], ['turn', [2]]], [['visit', [1]]]]
    expect(pick.gesture({ steps, need: 1 })).toBe(true)
    expect(send).toHaveBeenCalledWith(0, 4, ['turn', [2]], { then: [[['visit', [1]]]], need: 1 })
    expect(pick.sent).toEqual(['turn', [2]])
  })

  it('is not begun if its first step is not offered, or while another choice is on its way', () => {
    expect(pick.gesture({ steps: [[['turn', [9]]], [['pass', []]]] })).toBe(false)
    pick.gesture({ steps: [[['pass', []]]] })
    expect(pick.gesture({ steps: [[['turn', [2]]]] })).toBe(false)
    expect(send).toHaveBeenCalledOnce()
  })
})
