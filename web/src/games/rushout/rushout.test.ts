import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../lib/messages'
import { suffered } from './facts'
import { guess, shown } from './guess'
import de from './locale/de.ftl?raw'
import en from './locale/en.ftl?raw'
import { canHold, meantByCard, meantByDie, meantBySeat } from './offers'
import { thrown } from './rolls'
import type { DieView, RushOutView, PlayerView, SpotView } from './view'

const TRIAL = 40
const OTHER = 41

const spot = (card: number, heroes: string[], more: Partial<SpotView> = {}): SpotView => ({
  card,
  kind: 'rune-door',
  type: 'standard',
  heroes,
  wizard: [],
  banner: null,
  dragon: false,
  claps: null,
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

const seated = (seat: number, dice: number[], ready_at = 0): PlayerView => ({
  seat,
  hero: null,
  kind: null,
  wounded: false,
  dice,
  ready_at,
  gear: [],
  weaknesses: [],
  experience: 0,
  swirling: false,
})

const board = (dice: DieView[], more: Partial<RushOutView> = {}): RushOutView =>
  ({ round: 1, dice, seats: [seated(0, []), seated(1, [0, 1, 2]), seated(2, [3])], trials: [], ...more }) as unknown as RushOutView

const spots = new Map([
  [TRIAL, spot(TRIAL, ['key', 'key', 'fire', 'sword'])],
  [OTHER, spot(OTHER, ['heart'])],
])

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
  const dice = [die(0, 1, 'key'), die(1, 1, 'joker'), die(2, 1, 'heart'), die(3, 2, 'key', { card: TRIAL, field: 0 })]
  const offered: Choice[] = [
    ['roll', []],
    ['lay', [1, TRIAL, 3]],
    ['lay', [0, TRIAL, 3]],
    ['lay-all', [TRIAL]],
    ['take-all', []],
  ]

  it('all dice in hand tumble when they are rolled, and no others', () => {
    const laid = [die(0, 1, 'key'), die(1, 1, 'fire', { card: TRIAL, field: 2 }), die(2, 1, 'heart'), dice[3]!]
    expect([...guess(board(laid), spots, offered, ['roll', []], 1).rolling]).toEqual([0, 2])
  })

  it('a die goes to the first free field with its symbol', () => {
    const found = guess(board(dice), spots, offered, ['lay', [0, TRIAL, 3]], 1)
    expect(found.dice.get(0)).toMatchObject({ card: TRIAL, field: 1 })
  })

  it('laying all lays what the question offers, plain dice before jokers, as far as there is room', () => {
    const found = guess(board(dice), spots, offered, ['lay-all', [TRIAL]], 1)
    expect([...found.dice.keys()]).toEqual([0])
    const free = dice.slice(0, 3)
    expect([...guess(board(free), spots, offered, ['lay-all', [TRIAL]], 1).dice]).toEqual([
      [0, { card: TRIAL, field: 0, rolled: true }],
      [1, { card: TRIAL, field: 1, rolled: true }],
    ])
  })

  it('what is taken back lies in the hand and has to be rolled', () => {
    const laid = [die(0, 1, 'key', { card: TRIAL, field: 0 }), die(1, 1, 'key', { card: TRIAL, field: 1 }), die(2, 1, 'fire', { card: 9 })]
    const found = guess(board(laid), spots, offered, ['take-all', []], 1)
    const seen = shown(laid, found)
    expect(seen.map((one) => [one.card, one.rolled])).toEqual([
      [null, false],
      [null, false],
      [9, true],
    ])
  })

  it('without a choice on its way the dice are the very same objects, so that nothing is drawn anew', () => {
    expect(shown(dice, null)).toBe(dice)
    expect(shown(dice, guess(board(dice), spots, offered, ['roll', []], 1))).toBe(dice)
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
  const joker = (number: number): boolean => number === 1
  const without = (verb: string): Choice[] => choices.filter(([name]) => name !== verb)

  it('a card takes all that fits', () => {
    expect(meantByCard(choices, TRIAL, null, null, joker)).toEqual([['lay-all', [TRIAL]]])
    expect(meantByCard(choices, OTHER, null, null, joker)).toEqual([])
  })

  it('where not all can be laid at once a card takes one die, a plain one first', () => {
    expect(meantByCard(without('lay-all'), TRIAL, null, null, joker)).toEqual([['lay', [0, TRIAL, 3]]])
  })

  it('a die that was picked up is laid alone; what a joker stands for is asked', () => {
    expect(meantByCard(choices, TRIAL, 0, null, joker)).toEqual([['lay', [0, TRIAL, 3]]])
    expect(meantByCard(choices, TRIAL, 1, null, joker)).toEqual([
      ['lay', [1, TRIAL, 0]],
      ['lay', [1, TRIAL, 3]],
    ])
    expect(meantByCard(choices, OTHER, 0, null, joker)).toEqual([])
  })

  it('who points, points', () => {
    expect(meantByCard(choices, TRIAL, null, 'ping', joker)).toEqual([['ping', [TRIAL]]])
  })

  it('a full card is clapped for', () => {
    expect(meantByCard([...choices, ['clap', [OTHER]]], OTHER, null, null, joker)).toEqual([['clap', [OTHER]]])
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
  const before = board([die(0, 1, 'key'), die(1, 1, 'fire'), die(2, 1, 'heart'), die(3, 2, 'key')])
  const later = (ready: number, dice = before.dice): RushOutView => board(dice, { seats: [seated(0, []), seated(1, [0, 1, 2], ready), seated(2, [3])] })

  it('those of a seat that is busy for as long as a throw takes', () => {
    expect([...thrown(before, later(1700), 1000, 700, [])]).toEqual([[1, 1700]])
  })

  it('not those of a seat that has laid dice or pointed', () => {
    const laid = before.dice.map((one) => (one.die === 0 ? { ...one, card: TRIAL, field: 0 } : one))
    expect(thrown(before, later(1060), 1000, 700, []).size).toBe(0)
    expect(thrown(before, later(1700, laid), 1000, 700, []).size).toBe(0)
    expect(thrown(before, later(2000), 1000, 700, [1]).size).toBe(0)
  })

  it('none when a new round begins or the page has just come', () => {
    expect(thrown(null, later(1700), 1000, 700, []).size).toBe(0)
    expect(thrown({ ...before, round: 0 } as RushOutView, later(1700), 1000, 700, []).size).toBe(0)
  })
})
