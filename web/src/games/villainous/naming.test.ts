import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { Words, type Language } from '../../lib/words'
import de from './locale/de.ftl?raw'
import en from './locale/en.ftl?raw'
import { cardName, handName, placeName, symbolName } from './naming'
import type { CardView, PlaceView, RealmView } from './view'

const NAMES = `
hidden-card = a hidden card
nothing = -
between-cards = { ", " }
name-type-ally = Ally
name-type-item = Item
name-type-hero = Hero
name-type-condition = Condition
name-shrunken = shrunken
name-free = free
name-covered = covered
name-action-gain = Gain power
name-action-fate = Fate
name-the-forest = The Forest
name-maleficent = Maleficent
card-savage-goon = Savage Goon
card-sword-of-truth = Sword of Truth
card-guards = Guards
card-malice = Malice
`

function words(language: Language, board: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of [NAMES, board]) bundle.addResource(new FluentResource(text))
  return new Words(language, bundle)
}

const english = words('en', en)

const card = (more: Partial<CardView>): CardView => ({
  card: 1,
  kind: 'savage-goon',
  type: 'ally',
  fate: false,
  strength: 4,
  printed: 4,
  items: [],
  power: 0,
  size: null,
  covers: null,
  wicket: false,
  activation: null,
  picked: false,
  ...more,
})

describe('a card in a realm is called by', () => {
  it('its name, kind and strength', () => {
    expect(cardName(card({}), english)).toBe('Savage Goon, Ally, strength 4')
  })

  it('the strength now and the printed one, where they differ', () => {
    expect(cardName(card({ strength: 6 }), english)).toContain('strength 6 instead of 4')
  })

  it('what it carries, its size and the power on it', () => {
    const item = card({ card: 2, kind: 'sword-of-truth', type: 'item', strength: null, printed: null })
    const hero = card({ kind: 'guards', type: 'hero', items: [item], size: 'shrunken', power: 3 })
    expect(cardName(hero, english)).toBe('Guards, Hero, strength 4, shrunken, 3 power on it, carries Sword of Truth')
  })

  it('being a wicket, what its ability costs, and that it was sent', () => {
    expect(cardName(card({ wicket: true, activation: 1, picked: true }), english)).toBe(
      'Savage Goon, Ally, strength 4, a wicket, activating costs 1, takes part',
    )
  })
})

describe('in the hand', () => {
  it('a card is called by what it costs', () => {
    expect(handName({ card: 1, kind: 'savage-goon', type: 'ally', cost: 3 }, english)).toBe('Savage Goon, Ally, costs 3')
  })

  it('what has no price says none', () => {
    expect(handName({ card: 1, kind: 'malice', type: 'condition', cost: null }, english)).toBe('Malice, Condition')
  })

  it('a hidden card has no name', () => {
    expect(handName({ card: 1, kind: null, type: null, cost: null }, english)).toBe('a hidden card')
  })
})

describe('places and symbols are called by', () => {
  const spot: PlaceView = { place: 2, name: 'the-forest', locked: true, symbols: [], top: [], bottom: [] }

  it('who is there and whether they are locked', () => {
    const realm = { villain: 'maleficent', at: 0, places: [spot] } as unknown as RealmView
    expect(placeName(spot, realm, english)).toBe('The Forest, Maleficent is here, locked')
  })

  it('what they do and their state', () => {
    expect(symbolName({ action: 'gain', amount: 2, top: true, state: 'covered', card: null }, english)).toBe('Gain power: 2, covered')
    expect(symbolName({ action: 'fate', amount: 0, top: false, state: 'free', card: null }, english)).toBe('Fate, free')
  })
})

describe("the board's own words", () => {
  const keys = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id)

  it('are there in both languages, each once', () => {
    expect(keys(de)).toEqual(keys(en))
    expect(keys(de)).toEqual([...new Set(keys(de))])
  })
})
