import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LEGEND as imperator } from './games/imperator/legend'
import { LEGEND as kapow, SLOTS } from './games/kapow/legend'
import { MARKS as reckoners } from './games/reckoners/legend'
import { SIGNS as ofReckoners } from './games/reckoners/signs'
import { FIXED as rushout } from './games/rushout/legend'
import { PICTURES as trials } from './games/rushout/looks'
import { LEGEND as villainous } from './games/villainous/legend'
import { PICTURES, PLACES } from './games/villainous/pictures'
import { DRAWN } from './kit/drawn'
import { ICONS } from './kit/icons'
import type { Group } from './kit/legend'
import type { Drawings } from './kit/signs.svelte'

const sources = import.meta.glob<string>(['./games/*/*.svelte', './games/*/*.ts', '!./games/*/{legend,icons,signs,index,view}.ts', '!./games/*/{Legend,Portrait}.svelte', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const icons = import.meta.glob<Drawings>('./games/*/icons.ts', { import: 'ICONS', eager: true })
const own = import.meta.glob<Drawings>('./games/*/signs.ts', { import: 'SIGNS', eager: true })
const spoken = import.meta.glob<string>(['./games/*/locale/**/*.ftl', '../../src/spieltisch/games/*/locale/**/*.ftl'], { query: '?raw', import: 'default', eager: true })

/** What dice and cards show comes from what is printed, so it is in the legend by itself; who is meant is told by the guides. */
const RECKONERS_PRINTED = ['money', 'enforcement', 'weaken', 'research', 'attack', 'plan', 'recruit', 'discover-base', 'support']
const HEROES_PRINTED = ['fire', 'sword', 'footprint', 'key', 'heart', 'joker', 'plant', 'water', 'air', 'lightning', 'spell-joker']
const people = Object.keys(ofReckoners).filter((name) => /^[a-z-]+$/.test(name) && ofReckoners[name]!.box === undefined)

/** Names of drawings that are also words for other things in the code. */
const WORDS = ['die', 'target']

/** The legend of each game, and what is left out of it: signs that are printed, and pictures that only illustrate. */
const LEGENDS: Readonly<Record<string, { groups: readonly Group[]; pictures: readonly string[] }>> = {
  imperator: { groups: imperator, pictures: WORDS },
  kapow: { groups: kapow, pictures: [] },
  reckoners: { groups: [reckoners], pictures: [...RECKONERS_PRINTED, ...people] },
  rushout: { groups: rushout, pictures: [...HEROES_PRINTED, ...WORDS, ...Object.values(trials)] },
  villainous: { groups: villainous, pictures: [...WORDS, ...Object.values(PICTURES), ...Object.values(PLACES)] },
}

const known = (game: string): Set<string> =>
  new Set([ICONS, DRAWN, icons[`./games/${game}/icons.ts`], own[`./games/${game}/signs.ts`]].flatMap((set) => Object.keys(set ?? {})))

/** All names of drawings that the code of a board has anywhere, as a text. */
function drawnBy(game: string): string[] {
  const names = known(game)
  const texts = Object.entries(sources).flatMap(([path, text]) => (path.startsWith(`./games/${game}/`) ? [text] : []))
  const literals = texts.flatMap((text) => [...text.matchAll(/'([a-z][a-z0-9-]*)'|(?:name|sign)="([a-z][a-z0-9-]*)"/g)].map((match) => match[1] ?? match[2]!))
  return [...new Set(literals.filter((one) => names.has(one)))]
}

const inLegend = (game: string): string[] => LEGENDS[game]!.groups.flatMap(({ entries }) => entries.map(({ sign }) => sign))

const keysOf = (game: string, language: string): Set<string> =>
  new Set(
    Object.entries(spoken)
      .filter(([path]) => path.includes(`/games/${game}/locale/${language}`))
      .flatMap(([, text]) => new FluentResource(text).body.map((entry) => entry.id)),
  )

describe.each(Object.keys(LEGENDS))('the legend of %s', (game) => {
  it('has every sign that the board can draw', () => {
    const drawn = drawnBy(game)
    expect(drawn.length).toBeGreaterThan(10)
    const there = new Set([...inLegend(game), ...LEGENDS[game]!.pictures])
    expect(drawn.filter((sign) => !there.has(sign))).toEqual([])
  })

  it('has no sign that nobody draws', () => {
    const names = known(game)
    expect(inLegend(game).filter((sign) => !names.has(sign) && !['cost', 'strength'].includes(sign))).toEqual([])
  })

  it.each(['de', 'en'])('has all its words in %s, and no others', (language) => {
    const there = keysOf(game, language)
    const { groups } = LEGENDS[game]!
    const wanted = groups.flatMap(({ group, entries }) => [`legend-${group}`, ...entries.map(({ id, word }) => word ?? `legend-${id}`)])
    expect(wanted.filter((key) => !there.has(key))).toEqual([])
    const titles = [...there].filter((key) => key.startsWith('legend-'))
    const entries = new Set([...groups.flatMap(({ group, entries }) => [`legend-${group}`, ...entries.map(({ id }) => `legend-${id}`)])])
    const printed = /^legend-(act|actions|dice|heroes|wizard)(-|$)/
    expect(titles.filter((key) => !entries.has(key) && !printed.test(key))).toEqual([])
  })
})

describe('what the rules have words for', () => {
  const terms = (game: string, prefix: string): string[] => [...keysOf(game, 'en')].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  const ids = (groups: readonly Group[], group: string): string[] => groups.find((one) => one.group === group)!.entries.map(({ id }) => id.slice(group.length + 1))

  it('is in the legend of Villainous: every action and every kind of card', () => {
    expect(ids(villainous, 'actions').sort()).toEqual(terms('villainous', 'name-action-').sort())
    expect(ids(villainous, 'types').sort()).toEqual(terms('villainous', 'name-type-').sort())
  })

  it('is in the legend of Kapow!: every slot', () => {
    expect(SLOTS.filter((slot) => !slot.endsWith('!')).sort()).toEqual(terms('kapow', 'name-slot-').sort())
  })

  it('is in the legend of Rush Out!: every kind of card', () => {
    expect(ids(rushout, 'cards').sort()).toEqual(terms('rushout', 'name-type-').sort())
  })
})
