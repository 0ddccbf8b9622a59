import { describe, expect, it } from 'vitest'
import type { Message, ToldView } from '../../lib/messages'
import { frame, isFilm, type Film } from './film'
import type { NewcagoView } from './view'

const epic = (marker: number) => ({ card: 7, kind: 'digzone', marker, research: 2, health: 6 })

/** As much of a table as the Epics change. */
const table = (population: number, enforcement: number, marker: number, steelheart = 0): NewcagoView =>
  ({
    phase: 'equipment',
    population,
    districts: [
      { district: 'the-loop', epic: epic(marker), enforcement, barricades: 0, steelheart: steelheart === 0 },
      { district: 'soldier-field', epic: null, enforcement: 0, barricades: 0, steelheart: steelheart === 1 },
    ],
    steelheart: { district: steelheart, tracks: [{ track: 'red', number: 13, marker: 2 }] },
  }) as unknown as NewcagoView

const told = (...messages: [string, Message['values']][]): ToldView[] => messages.map(([key, values], i) => ({ line: 10 + i, moment: 1, message: { key, values } }) as ToldView)

const film: Film = {
  before: table(20, 1, 2),
  after: { ...table(17, 3, 4, 1), phase: 'roll' },
  told: told(
    ['epic-phase', {}],
    ['activates', { card: { card: 7, kind: 'digzone' }, count: 3 }],
    ['kills', { count: 3 }],
    ['population', { left: 17 }],
    ['recruits', { district: 'the-loop', count: 2 }],
    ['marker-moves', { card: { card: 7, kind: 'digzone' }, marker: 4, repeats: 0 }],
    ['boosts', { track: 'track-red', marker: 3 }],
    ['steelheart-moves', { count: 1, district: 'soldier-field' }],
  ),
}

describe('the Epics act step by step', () => {
  it('begins with the table as it lay', () => {
    expect(frame(film, 9).population).toBe(20)
    expect(frame(film, 10).districts[0]!.enforcement).toBe(1)
  })

  it('changes with each line what it tells of, and nothing else', () => {
    expect(frame(film, 11).districts[0]!.epic!.marker).toBe(3)
    expect(frame(film, 12).population).toBe(20)
    expect(frame(film, 13).population).toBe(17)
    expect([frame(film, 13), frame(film, 14)].map((one) => one.districts[0]!.enforcement)).toEqual([1, 3])
    expect(frame(film, 15).districts[0]!.epic!.marker).toBe(4)
    expect([frame(film, 15), frame(film, 16)].map((one) => one.steelheart.tracks[0]!.marker)).toEqual([2, 3])
    expect([frame(film, 16), frame(film, 17)].map((one) => one.districts.map(({ steelheart }) => steelheart))).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('ends with the table as it is, also when it is skipped', () => {
    expect(frame(film, 18)).toBe(film.after)
    expect(frame(film, null)).toBe(film.after)
  })

  it('knows where Epics act at all', () => {
    expect(isFilm(film.told)).toBe(true)
    expect(isFilm(told(['earns', { reckoner: 'tia', money: 2 }]))).toBe(false)
  })
})
