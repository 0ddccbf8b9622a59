import { describe, expect, it } from 'vitest'
import type { Option } from './messages'
import { fitted, isSet, nearest, seatsWith, switched } from './options'

const option = (name: string, per_seat: boolean): Option => ({
  name,
  kind: 'one-of',
  default: 'random',
  low: 0,
  high: 0,
  values: ['random', 'red', 'blue'],
  per_seat,
  once: ['red', 'blue'],
  seats: {},
})
const GAME = { options: [option('side', true), option('deck', false)] }

describe('the number of players', () => {
  const mode: Option = { ...option('mode', false), default: 'duel', values: ['duel', 'team', 'any'], seats: { duel: [2], team: [4] } }
  const game = { seats: [1, 2, 4], options: [mode] }

  it('follows from the options', () => {
    expect(seatsWith(game, {})).toEqual([2])
    expect(seatsWith(game, { mode: 'team' })).toEqual([4])
    expect(seatsWith(game, { mode: 'any' })).toEqual([1, 2, 4])
  })

  it('is the possible one that is nearest to what was wanted', () => {
    expect(nearest([1, 2, 4], 3)).toBe(2)
    expect(nearest([4], 2)).toBe(4)
  })
})

describe('options of seats', () => {
  it('are as many as there are seats, new ones with the default', () => {
    expect(fitted(GAME, { side: ['red', 'blue'] }, 3)).toEqual({ side: ['red', 'blue', 'random'] })
    expect(fitted(GAME, { side: ['red', 'blue', 'random'] }, 2)).toEqual({ side: ['red', 'blue'] })
  })

  it('stay what they are where one value goes for all', () => {
    expect(fitted(GAME, { side: 'random', deck: 'red' }, 3)).toEqual({ side: 'random', deck: 'red' })
  })
})

describe('a preset', () => {
  const SHORT = { side: 'blue', deck: 'red' }

  it('is on when all its options are as it has them, however they came to be', () => {
    expect(isSet(GAME, SHORT, {})).toBe(false)
    expect(isSet(GAME, SHORT, { side: 'blue' })).toBe(false)
    expect(isSet(GAME, SHORT, { side: 'blue', deck: 'red' })).toBe(true)
    expect(isSet(GAME, { side: 'random' }, {})).toBe(true)
  })

  it('sets its options, leaves the others alone, and puts its own back when it is switched off', () => {
    const on = switched(GAME, { deck: 'red' }, { side: 'blue' }, true)
    expect(on).toEqual({ side: 'blue', deck: 'red' })
    expect(switched(GAME, { deck: 'red' }, on, false)).toEqual({ side: 'blue', deck: 'random' })
  })
})
