import { describe, expect, it } from 'vitest'
import type { Choice, QuestionView } from '../../lib/messages'
import { dropping, shortcuts, type Lying, type Moment } from './gestures'

const PLAY: Choice = ['act-play', [4, 1, 0]]
const MOVE: Choice = ['act-move', [4, 0, 0]]
const FIGHT: Choice = ['symbol-of', [30]]
const DISCARD: Choice = ['act-discard', [4, 2, 0]]

const LYING: Lying[] = [
  { card: 1, seat: 0, where: 'hand', place: null, settles: true },
  { card: 2, seat: 0, where: 'bottom', place: 4, settles: true },
  { card: 3, seat: 0, where: 'top', place: 5, settles: true },
  { card: 4, seat: 0, where: 'bottom', place: 4, settles: true },
  { card: 5, seat: 1, where: 'bottom', place: 9, settles: true },
  { card: 6, seat: 1, where: 'pile', place: null, settles: true },
  { card: 7, seat: 0, where: 'hand', place: null, settles: false },
  { card: 8, seat: 0, where: 'hand', place: null, settles: false },
]

const ask = (prompt: string, choices: Choice[], values: Record<string, number> = {}): QuestionView => ({
  seat: 0,
  number: 1,
  window: 'open',
  prompt,
  values,
  choices,
  faces: [],
  owners: [],
  lies: [],
  dice: [],
  foresight: null,
  outlook: [],
  tallies: [],
  ready_in: 0,
  idle: false,
})

/** What symbols are offered for each action, and the cards that can be chosen after it. */
type Acts = Record<string, { by: Choice[]; cards: number[] }>

function now(question: QuestionView | null, acts: Acts = {}): Moment {
  const uses = (action: string, card: number): Choice[] => (acts[action]?.cards.includes(card) ? acts[action].by : [])
  return { question, find: (card) => LYING.find((one) => one.card === card) ?? null, uses }
}

const ACT = now(ask('act', [PLAY, MOVE, FIGHT, DISCARD]), {
  play: { by: [PLAY], cards: [1, 7] },
  move: { by: [MOVE], cards: [2] },
  vanquish: { by: [FIGHT], cards: [3] },
  discard: { by: [DISCARD], cards: [1, 7, 8] },
})

describe('laying a card', () => {
  it('from the hand on a place plays it there', () => {
    expect(dropping(ACT, 1, { place: 6 })).toEqual([[PLAY], [['play-card', [1]]], [['place', [6]]]])
  })

  it('from the hand on a card attaches it, or plays it to the place of that card', () => {
    const there = [
      ['bearer', [2]],
      ['place', [4]],
    ]
    expect(dropping(ACT, 1, { card: 2 })).toEqual([[PLAY], [['play-card', [1]]], there])
  })

  it('from the hand while a card to play is asked for needs no symbol', () => {
    const asked = now(ask('play', [['play-card', [1]]]))
    expect(dropping(asked, 1, { place: 6 })).toEqual([[['play-card', [1]]], [['place', [6]]]])
  })

  it('that looks for its place names the place', () => {
    const asked = now(ask('pick-place', [['place', [6]]], { card: 1 }))
    expect(dropping(asked, 1, { place: 6 })).toEqual([[['place', [6]]]])
    expect(dropping(asked, 1, { place: 7 })).toBeNull()
  })

  it('that only happens plays it, wherever it is laid', () => {
    expect(dropping(ACT, 7, { place: 6 })).toEqual([[PLAY], [['play-card', [7]]]])
  })

  it('on another card of the hand does nothing', () => {
    expect(dropping(ACT, 1, { card: 7 })).toBeNull()
  })

  it('of the realm on another place moves it, on its own nothing', () => {
    expect(dropping(ACT, 2, { place: 5 })).toEqual([[MOVE], [['move-card', [2]]], [['place', [5]]]])
    expect(dropping(ACT, 2, { place: 4 })).toBeNull()
  })

  it('with which nothing can be begun does nothing', () => {
    expect(dropping(ACT, 4, { place: 5 })).toBeNull()
  })

  it('of an ally on a hero fights, with whatever symbol there is', () => {
    expect(dropping(ACT, 2, { card: 3 })).toEqual([[FIGHT], [['vanquish-hero', [3]]], [['send', [2]]]])
    const sending = now(ask('send', [['send', [2]]], { card: 3, sum: 0, needed: 4 }))
    expect(dropping(sending, 2, { card: 3 })).toEqual([[['send', [2]]]])
  })

  it('of the hand on the discard pile discards it', () => {
    expect(dropping(ACT, 1, 'discard')).toEqual([[DISCARD], [['discard', [1]]]])
    expect(dropping(ACT, 2, 'discard')).toBeNull()
  })

  it('that fate has revealed plays it there', () => {
    const asked = now(ask('fate-card', [['play-fate', [6]]], { other: 1 }))
    expect(dropping(asked, 6, { place: 9 })).toEqual([[['play-fate', [6]]], [['place', [9]]]])
  })

  it('of somebody else, or when nothing is asked, does nothing', () => {
    expect(dropping(ACT, 5, { place: 5 })).toBeNull()
    expect(dropping(now(null), 1, { place: 6 })).toBeNull()
  })
})

describe('a lifted card', () => {
  it('can be begun with in the ways that the table says', () => {
    expect(shortcuts(ACT, 1).map((one) => one.name)).toEqual(['play', 'discard'])
    expect(shortcuts(ACT, 2).map((one) => one.name)).toEqual(['move'])
    expect(shortcuts(ACT, 8).map((one) => one.name)).toEqual(['discard'])
    expect(shortcuts(ACT, 3).map((one) => one.name)).toEqual(['vanquish'])
    expect(shortcuts(ACT, 5)).toEqual([])
    expect(shortcuts(now(null), 1)).toEqual([])
  })
})
