import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../lib/messages'
import { guess, shown } from './guess'
import de from './locale/de.ftl?raw'
import en from './locale/en.ftl?raw'
import { suffered } from './looks'
import { canHold, meantByCard, meantByDie, meantBySeat } from './offers'
import { thrown } from './rolls'
import type { DieView, ForesightView, PlayerView, RushOutView, SpotView } from './view'

const TRIAL = 40
const OTHER = 41

const spot = (card: number, heroes: string[], more: Partial<SpotView> = {}): SpotView => ({
  card,
  kind: 'rune-door',
  type: 'standard',
  heroes,
  wizard: [],
  banner: null,
  sides: ['heroes'],
  dragon: false,
  claps: null,
  helpers: [],
  ...more,
})

const die = (number: number, seat: number, face: string, more: Partial<DieView> = {}): DieView => ({
  die: number,
  seat,
  face,
  rolled: true,
  card: null,
  field: null,
  ...more,
})

const seated = (seat: number, dice: number[], rests_at = 0): PlayerView => ({
  seat,
  side: seat ? 'heroes' : 'wizard',
  hero: null,
  kind: null,
  joker: null,
  wounded: false,
  dice,
  ready_at: 0,
  rests_at,
  gear: [],
  weaknesses: [],
  experience: 0,
  swirling: false,
})

const board = (dice: DieView[], more: Partial<RushOutView> = {}): RushOutView =>
  ({ round: 1, dice, seats: [seated(0, []), seated(1, [0, 1, 2]), seated(2, [3])], trials: [], ...more }) as unknown as RushOutView

const said = (language: string, words: string, key: string, count: number): string => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(words))
  return bundle.formatPattern(bundle.getMessage(key)!.value!, { count })
}

describe('the words of the board', () => {
  it('say one card and two cards, one coin and two coins', () => {
    expect([1, 2].map((count) => said('de', de, 'board-completed', count).match(/\d Karten?/)![0])).toEqual(['1 Karte', '2 Karten'])
    expect([1, 2].map((count) => said('en', en, 'board-completed', count).match(/\d cards?/)![0])).toEqual(['1 card', '2 cards'])
    expect([1, 2].map((count) => said('de', de, 'board-price', count))).toEqual(['Preis: 1 Münze', 'Preis: 2 Münzen'])
    expect([1, 2].map((count) => said('en', en, 'board-price', count))).toEqual(['Price: 1 coin', 'Price: 2 coins'])
  })
})

describe('what a hero suffers from', () => {
  it('is no weakness that is completed and waits for a clap', () => {
    const weak = spot(OTHER, ['fire', 'key'], { type: 'weakness' })
    const hero = { ...seated(1, []), weaknesses: [weak, { ...weak, card: 42, claps: [] }] }
    expect(suffered(hero).map((one) => one.card)).toEqual([OTHER])
  })
})

describe('what is shown before the table has said so', () => {
  const dice = [die(0, 1, 'key'), die(1, 1, 'joker'), die(2, 1, 'heart', { card: TRIAL, field: 0 }), die(3, 1, 'fire', { card: 9 })]
  const KEY = 3
  const foresight: ForesightView = {
    rolls: [0, 1],
    takes: [2],
    laying: [{ card: TRIAL, fields: { [KEY]: 1, 4: 3 }, all: [[0, 1], [1, 3]] }],
  }
  const lies = (choice: Choice): (number | null)[][] => shown(dice, guess(foresight, choice)).map(({ card, field }) => [card, field])

  it('those dice tumble that the table says will be rolled', () => {
    expect([...guess(foresight, ['roll', []]).rolling]).toEqual([0, 1])
  })

  it('a die goes to the field that the table has for its symbol', () => {
    expect(lies(['lay', [1, TRIAL, KEY]])[1]).toEqual([TRIAL, 1])
    expect(lies(['lay', [1, OTHER, KEY]])[1]).toEqual([null, null])
  })

  it('of all dice those are laid that fit together, each on its field', () => {
    expect(lies(['lay-all', [TRIAL]]).slice(0, 2)).toEqual([
      [TRIAL, 1],
      [TRIAL, 3],
    ])
  })

  it('what is taken back lies in the hand and has to be rolled', () => {
    const seen = shown(dice, guess(foresight, ['take-all', []]))
    expect(seen.slice(2).map((one) => [one.card, one.rolled])).toEqual([
      [null, false],
      [9, true],
    ])
    expect(lies(['take', [2]])[2]).toEqual([null, null])
  })

  it('without a choice on its way the dice are the very same objects, so that nothing is drawn anew', () => {
    expect(shown(dice, null)).toBe(dice)
    expect(shown(dice, guess(foresight, ['roll', []]))).toBe(dice)
  })
})

describe('what a touch means', () => {
  const choices: Choice[] = [
    ['roll', []],
    ['lay', [1, TRIAL, 0]],
    ['lay', [1, TRIAL, 3]],
    ['lay', [0, TRIAL, 3]],
    ['lay-all', [TRIAL]],
    ['take', [2]],
    ['ping', [TRIAL]],
    ['ping', [OTHER]],
    ['afflict', [2]],
    ['heal', [1]],
  ]
  const fitting = [0, 1]
  const without = (verb: string): Choice[] => choices.filter(([name]) => name !== verb)

  it('a card takes all that fits', () => {
    expect(meantByCard(choices, TRIAL, null, null, fitting)).toEqual([['lay-all', [TRIAL]]])
    expect(meantByCard(choices, OTHER, null, null, fitting)).toEqual([])
  })

  it('where not all can be laid at once a card takes one die, the first of those that fit', () => {
    expect(meantByCard(without('lay-all'), TRIAL, null, null, fitting)).toEqual([['lay', [0, TRIAL, 3]]])
  })

  it('a die that was picked up is laid alone; what a joker stands for is asked', () => {
    expect(meantByCard(choices, TRIAL, 0, null, fitting)).toEqual([['lay', [0, TRIAL, 3]]])
    expect(meantByCard(choices, TRIAL, 1, null, fitting)).toEqual([
      ['lay', [1, TRIAL, 0]],
      ['lay', [1, TRIAL, 3]],
    ])
    expect(meantByCard(choices, OTHER, 0, null, fitting)).toEqual([])
  })

  it('who points, points', () => {
    expect(meantByCard(choices, TRIAL, null, 'ping', fitting)).toEqual([['ping', [TRIAL]]])
  })

  it('a full card is clapped for', () => {
    expect(meantByCard([...choices, ['clap', [OTHER]]], OTHER, null, null, fitting)).toEqual([['clap', [OTHER]]])
  })

  it('a laid die comes back, one in hand is picked up', () => {
    expect(meantByDie(choices, 2, null)).toEqual([['take', [2]]])
    expect(meantByDie(choices, 0, null)).toEqual([])
    expect(canHold(choices, 0)).toBe(true)
    expect(canHold(choices, 2)).toBe(false)
  })

  it('a player is hit by a spell at once, but healed only when that was wanted', () => {
    expect(meantBySeat(choices, 2, null)).toEqual([['afflict', [2]]])
    expect(meantBySeat(choices, 1, null)).toEqual([])
    expect(meantBySeat(choices, 1, 'heal')).toEqual([['heal', [1]]])
  })
})

describe('whose dice tumble', () => {
  const before = board([die(0, 1, 'key')])
  const later = (rests: number): RushOutView => ({ ...before, seats: [seated(0, []), seated(1, [0], rests), seated(2, [])] })

  it('those of a seat whose dice come to rest at another time than before', () => {
    expect([...thrown(before, later(1700))]).toEqual([[1, 1700]])
    expect(thrown(later(1700), later(1700)).size).toBe(0)
  })

  it('none when a new round begins or the page has just come', () => {
    expect(thrown(null, later(1700)).size).toBe(0)
    expect(thrown({ ...before, round: 0 }, later(1700)).size).toBe(0)
  })
})
