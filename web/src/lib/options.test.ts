import { describe, expect, it } from 'vitest'
import type { Option } from './messages'
import { fitted } from './options'

const option = (name: string, per_seat: boolean): Option => ({
  name,
  kind: 'one-of',
  default: 'random',
  low: 0,
  high: 0,
  values: ['random', 'red', 'blue'],
  per_seat,
  once: ['red', 'blue'],
})
const GAME = { options: [option('side', true), option('deck', false)] }

describe('options of seats', () => {
  it('are as many as there are seats, new ones with the default', () => {
    expect(fitted(GAME, { side: ['red', 'blue'] }, 3)).toEqual({ side: ['red', 'blue', 'random'] })
    expect(fitted(GAME, { side: ['red', 'blue', 'random'] }, 2)).toEqual({ side: ['red', 'blue'] })
  })

  it('stay what they are where one value goes for all', () => {
    expect(fitted(GAME, { side: 'random', deck: 'red' }, 3)).toEqual({ side: 'random', deck: 'red' })
  })
})
