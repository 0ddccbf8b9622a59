import { beforeAll, describe, expect, it, vi } from 'vitest'
import { words, YOU, type Vocabulary, type Words } from './words'

// The part of Imperator's declaration that the sentences here need.
const IMPERATOR: Vocabulary = {
  name: 'imperator',
  verbs: { crown: ['card'], attack: ['card', 'target'], pass: [] },
  meanings: { card: 'card', target: 'card', cards: 'card', seat: 'seat', other: 'seat', phase: 'name' },
  names: ['attackers', 'buffs'],
}
const TEN = { card: 3, kind: 'spades-10' }
const QUEEN = { card: 7, kind: 'hearts-queen' }
const HIDDEN = { card: 9, kind: null }

let english: Words
let german: Words

beforeAll(async () => {
  english = await words('en', IMPERATOR, ['Anna', YOU, ''])
  german = await words('de', IMPERATOR, ['Anna', YOU, ''])
})

describe('words', () => {
  it('tell what others did by their names and address the reader', () => {
    const attack = { key: 'attacks', values: { seat: 0, other: 1, card: TEN, target: QUEEN } }
    expect(english.told(attack)).toBe('Anna attacks your ♥Q with ♠10.')
    expect(german.told({ ...attack, values: { ...attack.values, seat: 1, other: 0 } })).toMatch(/^Du greifst ♥D von Anna mit ♠10 an\.$/)
  })

  it('call a seat without a name by its number', () => {
    expect(english.seat(2)).toBe('Seat 3')
    expect(german.seat(1)).toBe('Du')
  })

  it('write small numbers themselves: the formatter of the browser takes long to be there', () => {
    const format = vi.spyOn(Intl, 'NumberFormat')
    expect(german.seat(2)).toBe('Platz 3')
    expect(format).not.toHaveBeenCalled()
    format.mockRestore()
    expect(english.say('seat', { number: 1234 })).toBe('Seat 1,234')
  })

  it('count the cards that are hidden', () => {
    expect(english.faces([TEN, HIDDEN, HIDDEN])).toBe('♠10, 2 hidden cards')
    expect(german.faces([HIDDEN])).toBe('1 verdeckte Karte')
    expect(english.faces([])).toBe('-')
  })

  it('say in a choice whose card it is', () => {
    const seen = { faces: [TEN, QUEEN], owners: [1, 0] }
    expect(english.choice(['attack', [3, 7]], seen)).toContain("Anna's ♥Q")
  })

  it('say what a die shows, in a word or as a number, and nothing of a hidden one', async () => {
    const rolling = { ...IMPERATOR, meanings: { card: 'die' } }
    const [one, other] = [await words('en', rolling), await words('de', rolling)]
    const dice = [
      { die: 4, word: 'buffs', number: null },
      { die: 5, word: null, number: 6 },
      { die: 6, word: null, number: null },
    ]
    const seen = { faces: [], owners: [], dice }
    expect(one.choice(['crown', [4]], seen)).toBe(`Crown ${english.term('buffs')}`)
    expect(one.choice(['crown', [5]], seen)).toBe('Crown 6')
    expect(one.choice(['crown', [6]], seen)).toBe('Crown a hidden die')
    expect(other.choice(['crown', [7]], seen)).toBe('ein verdeckter Würfel krönen')
  })

  it('count through choices that read the same', () => {
    const seen = { faces: [{ card: 1, kind: null }, HIDDEN], owners: [-1, -1] }
    const [first, second] = english.choices([['crown', [1]], ['crown', [9]]], seen)
    expect(first).toBe('Crown a hidden card (1 of 2)')
    expect(second).toBe('Crown a hidden card (2 of 2)')
  })

  it('say of choices that read the same where their cards lie, if that tells them apart', () => {
    const alike = [TEN, { ...TEN, card: 4 }, { ...TEN, card: 5 }]
    const lies = [
      { key: 'imperator', values: { seat: 1 } },
      { key: 'buffs', values: { seat: 1 } },
      { key: 'buffs', values: { seat: 1 } },
    ]
    const seen = { faces: alike, owners: [1, 1, 1], lies }
    const choices = alike.map((face): ['crown', number[]] => ['crown', [face.card]])
    expect(english.choices(choices, seen)).toEqual([
      'Crown ♠10 (your Imperator)',
      'Crown ♠10 (among your buffs) (1 of 2)',
      'Crown ♠10 (among your buffs) (2 of 2)',
    ])
    expect(english.choices(choices.slice(1), seen)[0]).toBe('Crown ♠10 (1 of 2)')
  })

  it('join a list as one says it', () => {
    expect(english.joined(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo')
    expect(german.joined(['Anna', 'Ben'])).toBe('Anna und Ben')
  })

  it('say how it ended', () => {
    expect(english.result('won', [1])).toBe('You have won!')
    expect(english.result('won', [0])).toBe('Anna has won.')
    expect(german.result('draw', [0, 1])).toBe('Unentschieden: Anna und Du.')
  })

  it('read cards aloud in full', () => {
    expect(english.long(QUEEN)).toBe('queen of hearts')
    expect(german.long(HIDDEN)).toBe('eine verdeckte Karte')
  })

  it('say why something was refused, and something for a reason that they do not know', () => {
    expect(english.trouble({ key: 'not-host', values: {} })).toBe('Only the host may do this.')
    expect(english.trouble({ key: 'some-news', values: {} })).toBe('That did not work (some-news).')
  })

  it('show the key where words are missing, and report it', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(english.say('no-such-key')).toBe('no-such-key')
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
  })
})
