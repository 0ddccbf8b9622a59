import { describe, expect, it } from 'vitest'
import type { Option } from './messages'
import { counts, fitted, nearest, nextRung, presetIn, seatsWith, seatingWith, takenFrom, unitOf, withPreset, withSeat } from './options'

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
  up_front: false,
  where: {},
  unit: '',
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
  const game = { ...GAME, presets: { usual: {}, blue: { side: 'draft' }, short: { deck: 'red' } } }

  it('is the one that all options are set to, however they came to be', () => {
    expect(presetIn(game, {})).toBe('usual')
    expect(presetIn(game, { deck: 'red' })).toBe('short')
    expect(presetIn(game, { deck: 'blue' })).toBeNull()
    expect(presetIn(game, { deck: 'red', side: 'draft' })).toBeNull()
  })

  it('takes the place of another one, and leaves alone what no preset knows', () => {
    expect(withPreset(game, 'short', { side: 'draft', other: 1 })).toEqual({ side: 'random', deck: 'red', other: 1 })
  })

  it('leaves alone what is asked up front, unless it is the preset that has set it', () => {
    const mode: Option = { ...option('mode', false), default: 'duel', values: ['duel', 'team', 'first'], up_front: true }
    const fight = { options: [mode, ...GAME.options], presets: { usual: {}, first: { mode: 'first' }, short: { deck: 'red' } } }
    expect(presetIn(fight, { mode: 'team' })).toBe('usual')
    expect(presetIn(fight, { mode: 'first' })).toBe('first')
    expect(withPreset(fight, 'short', { mode: 'team' })).toMatchObject({ mode: 'team', deck: 'red' })
    expect(withPreset(fight, 'short', { mode: 'first' })).toMatchObject({ mode: 'duel', deck: 'red' })
  })

  it('leaves seats what they have wished for', () => {
    const wished = { side: ['red', 'random', 'random'] }
    expect(presetIn(game, wished)).toBe('usual')
    expect(withPreset(game, 'blue', wished)).toEqual({ side: ['red', 'draft', 'draft'], deck: 'random' })
    expect(presetIn(game, withPreset(game, 'blue', wished))).toBe('blue')
  })
})

describe('a wish', () => {
  const [side] = GAME.options

  it('is one seat\'s, and nobody else can have it', () => {
    const wished = withSeat(side!, {}, 3, 1, 'red')
    expect(wished).toEqual({ side: ['random', 'red', 'random'] })
    expect(takenFrom(side!, wished, 3, 0)).toEqual(['red'])
    expect(takenFrom(side!, wished, 3, 1)).toEqual([])
  })

  it('counts only where it makes a difference', () => {
    const only = { ...side!, where: { deck: ['red'] } }
    expect(counts(GAME, only, {})).toBe(false)
    expect(counts(GAME, only, { deck: 'red' })).toBe(true)
  })
})

describe('a seating', () => {
  it('is found by the number of seats and by what decides about them', () => {
    const seating = (seats: number, deck: string) => ({ seats, options: { deck }, sides: [], figures: [] })
    const game = { ...GAME, seatings: [seating(2, 'random'), seating(2, 'red'), seating(3, 'red')] }
    expect(seatingWith(game, 2, {})).toBe(game.seatings[0])
    expect(seatingWith(game, 3, { deck: 'red' })).toBe(game.seatings[2])
    expect(seatingWith(game, 3, {})).toBeNull()
  })
})

describe('what leads on', () => {
  const mode: Option = { ...option('mode', false), default: 'duel', values: ['first', 'duel', 'team', 'solo', 'coop'], seats: { first: [2], duel: [2], team: [4], solo: [1], coop: [2] } }
  const foe: Option = { ...option('foe', false), default: 'even', values: ['gentle', 'even'], where: { mode: ['solo', 'coop'] } }
  const game = { seats: [1, 2, 4], options: [mode, foe], ladder: ['foe', 'mode'] }
  const next = (values: Record<string, string>, seats: number): string | undefined => nextRung(game, values, seats)?.value

  it('is the next one that as many can play', () => {
    expect(next({ mode: 'first' }, 2)).toBe('duel')
    expect(next({}, 2)).toBe('coop')
  })

  it('is what counts there first of all, and in the end nothing', () => {
    expect(next({ mode: 'coop', foe: 'gentle' }, 2)).toBe('even')
    expect(next({ mode: 'coop' }, 2)).toBeUndefined()
    expect(next({ mode: 'solo' }, 1)).toBeUndefined()
  })
})

describe('a number of milliseconds', () => {
  it('is asked for in seconds, or in minutes where it can be long', () => {
    expect(unitOf({ unit: 'ms', high: 3000 })).toMatchObject({ name: 'seconds', size: 1000 })
    expect(unitOf({ unit: 'ms', high: 300_000 })).toMatchObject({ name: 'minutes', size: 60_000 })
    expect(unitOf({ unit: '', high: 5 })).toBeNull()
  })
})
