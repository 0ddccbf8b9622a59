import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message, Sight } from '../../lib/messages'
import type { Pace } from '../../lib/settings.svelte'
import { Fight } from './chronicle.svelte'
import { badgeOf, fighterCalled, groupOf, lyingOf, NET, owned, partOf, phaseSeen, plannedBy, slotLook, sumText, TURNS, upOf } from './facts'
import { burst, lettered } from './letters'
import type { AbilityView, FighterView, KapowView } from './view'

const sum = (base: number, kick: number, times: number) => ({ base, kick, times, total: base ? (base + kick) * times : 0 })

const ability = (id: string, dice: (number | null)[] = [], more: Partial<AbilityView> = {}): AbilityView => ({
  number: 1,
  id,
  source: 'board',
  timing: ['attack-base'],
  free: false,
  selected: 0,
  fired: false,
  sections: [{ spot: 1, slots: dice.map(() => 'might'), pairs: [], dice, stands_for: dice.map((die) => (die === null ? null : 'might')), missing: [], fillable: false }],
  other_half: null,
  ...more,
})

describe('a sum', () => {
  it('is said as short as it can be', () => {
    expect(sumText(sum(3, 0, 1))).toBe('3')
    expect(sumText(sum(3, 1, 1))).toBe('3+1 = 4')
    expect(sumText(sum(3, 1, 2))).toBe('(3+1)×2 = 8')
    expect(sumText(sum(4, 0, 2))).toBe('4×2 = 8')
  })

  it('shows what would be added to a base that is not there', () => {
    expect(sumText(sum(0, 2, 1))).toBe('(+2)')
    expect(sumText(sum(0, 0, 1))).toBe('0')
  })
})

describe('the phase', () => {
  it('is that of the blow that is shown, however far the table has gone on', () => {
    expect(phaseSeen({ round: 2, step: 'power-up' }, 'blow')).toEqual({ round: 2, step: 'attack' })
    expect(phaseSeen({ round: 3, step: 'select' }, 'rows')).toEqual({ round: 2, step: 'attack' })
    expect(phaseSeen({ round: 3, step: 'select' }, undefined)).toEqual({ round: 3, step: 'select' })
  })
})

describe('a slot', () => {
  it('is drawn with its symbol', () => {
    expect(slotLook('might')).toMatchObject({ sign: 'fist', term: 'might', symbol: true, strict: false })
  })

  it('may want no wild', () => {
    expect(slotLook('energy!')).toMatchObject({ sign: 'energy', strict: true })
  })

  it('of a kind has a name of its own', () => {
    expect(slotLook('nonblank-action')).toMatchObject({ term: 'slot-nonblank-action', symbol: false })
  })
})

describe('what an ability gives', () => {
  it('is a sign with a number', () => {
    expect(badgeOf({ op: 'attack-multiplier', count: 2, who: 'self' })).toMatchObject({ sign: 'attack', text: '×2', other: false })
    expect(badgeOf({ op: 'lose-health', count: 3, who: 'opponent' })).toMatchObject({ text: '−3', tone: 'harm', other: true })
  })

  it('is open where something is counted', () => {
    expect(badgeOf({ op: 'attack-kicker', count: 0, who: 'self' }).text).toBe('+?')
  })

  it('lies where it happens', () => {
    expect(['attack-kicker', 'defence-base', 'immediate', 'this-round', 'power-up', 'after-power-up'].map((timing) => groupOf({ timing: [timing] }))).toEqual(['attack', 'defence', 'quick', 'quick', 'power', 'power'])
    expect(partOf({ source: 'team-up', timing: ['attack-kicker'] })).toBe('team')
  })
})

describe('dice', () => {
  const fighter = { fighter: 0, seat: 0, character: null, abilities: [ability('pow', [7, null]), ability('jab', [null]), ability('blur', [], { selected: 1, free: true })] } as unknown as FighterView

  it('are found on the abilities they lie on', () => {
    expect(lyingOf(fighter).get(7)).toMatchObject({ ability: { id: 'pow' }, as: 'might' })
    expect(lyingOf(fighter).size).toBe(1)
  })

  it('are part of a plan, as is what needs none', () => {
    expect(plannedBy(fighter).map(({ id }) => id)).toEqual(['pow', 'blur'])
  })

  it('lie with the side up that they show', () => {
    expect(upOf({ sides: ['might', 'wild', 'blank'], face: 'wild' })).toBe(1)
  })

  it('have a net in which each side has a place of its own, and can be turned to each', () => {
    expect(new Set(NET.map(({ column, row }) => `${column}/${row}`)).size).toBe(6)
    expect(TURNS).toHaveLength(NET.length)
  })

  it('are counted where there are any', () => {
    expect(owned({ might: 2, wild: 0 })).toEqual([['might', 2]])
  })
})

describe('our letters', () => {
  it('can write all that the board shouts', () => {
    for (const word of ['KAPOW!', 'BAMM!', 'PENG!', 'KLONK!', 'WHAM!', 'BIFF!', 'CLANG!', 'K.O.!', 'RUNDE 10', 'SCREENS UP!', '−12', '(3+1)×2=8', 'ÜBER'])
      expect(lettered(word).letters.filter(({ strokes }, i) => !strokes && word[i] !== ' ')).toEqual([])
  })

  it('burst within their box', () => {
    for (const corner of burst(15, 0.3).split(' ')) {
      const [x, y] = corner.split(',').map(Number) as [number, number]
      expect(x >= 0 && x <= 200 && y >= 0 && y <= 140).toBe(true)
    }
  })
})

describe('a fight', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  let line = 0
  const heard = (...messages: Message[]): Sight =>
    ({ seat: 0, view: { moment: ++line }, told: messages.map((message) => ({ line: line++, moment: line, message })), lines: 0 }) as unknown as Sight
  const begun = (screened = true): Fight => {
    const fight = new Fight((who) => Number(who), () => screened)
    fight.hear(heard())
    return fight
  }
  const blow = { key: 'blow', values: { seat: 0, other: 1, attack: 8, defence: 4, count: 4 } }
  const attacks = { key: 'attacks', values: { seat: 0, base: 3, kick: 1, times: 2, total: 8 } }
  const loses = { key: 'loses-health', values: { seat: 1, count: 4, health: 16 } }

  it('shows a blow with its sum, and health falls when it lands', () => {
    const fight = begun()
    fight.hold([20, 20])
    fight.hear(heard(attacks, blow, loses))
    fight.play()
    expect(fight.now).toMatchObject({ kind: 'blow', count: 4, health: 16, sum: { base: 3, kick: 1, times: 2 } })
    expect(fight.health).toEqual([20, 20])
    vi.advanceTimersByTime(1500)
    expect(fight.landed).toBe(true)
    expect(fight.health).toEqual([20, 16])
    vi.advanceTimersByTime(1500)
    expect([fight.now, fight.health]).toEqual([null, null])
  })

  it('can be skipped, and then health has fallen', () => {
    const fight = begun()
    fight.hold([20, 20])
    fight.hear(heard(blow, loses, { key: 'knocked-out', values: { seat: 1 } }))
    fight.play()
    fight.skip()
    expect(fight.now?.kind).toBe('ko')
    expect(fight.health).toEqual([20, 16])
  })

  it('shows what both have selected at once', () => {
    const fight = begun()
    fight.hear(heard({ key: 'reveals', values: { seat: 0, ability: 'pow', faces: [] } }, { key: 'selected-nothing', values: { seat: 1 } }))
    fight.play()
    expect(fight.now).toMatchObject({ kind: 'reveal', sides: [{ who: 0, shown: [{ name: 'pow' }] }, { who: 1, shown: [] }] })
  })

  it('says which line it has come to, is not shown to who wants no show, and waits for who goes step by step', () => {
    const lines: number[] = []
    let pace: Pace = 'step'
    const fight = new Fight((who) => Number(who), () => true, () => pace, (told) => lines.push(told))
    fight.hear(heard())
    const sight = heard(attacks, blow, loses)
    fight.hear(sight)
    fight.play()
    expect(lines).toEqual([sight.told[1]!.line])
    vi.advanceTimersByTime(60_000)
    expect([fight.now?.kind, fight.landed]).toEqual(['blow', true])
    fight.skip()
    pace = 'none'
    fight.hear(heard(attacks, blow, loses))
    fight.play()
    expect(fight.now).toBeNull()
  })

  it('says nothing of health that nobody gained', () => {
    const fight = begun()
    fight.hear(heard({ key: 'heals', values: { seat: 0, count: 0, health: 20 } }))
    fight.play()
    expect(fight.now).toBeNull()
  })

  it('has nothing to lift where nobody hides', () => {
    const fight = begun(false)
    fight.hear(heard({ key: 'reveals', values: { seat: 0, ability: 'pow', faces: [] } }))
    fight.play()
    expect(fight.now).toBeNull()
  })

  it('does not wait for what was announced when more has happened', () => {
    const fight = begun()
    const says = { key: 'announces', values: { seat: 0, ability: 'time-jump' } }
    fight.hear(heard(says, says, says))
    fight.play()
    expect(fight.now?.kind).toBe('announce')
    fight.hear(heard(attacks, blow, loses))
    fight.play()
    expect([fight.now?.kind, fight.waiting]).toEqual(['blow', []])
  })

  it('follows an AI character row by row', () => {
    const fight = begun(false)
    const row = (name: string): Message => ({ key: 'ai-selects', values: { seat: 'reverb', row: name } })
    fight.hear(heard({ key: 'ai-rolls', values: { seat: 'reverb' } }, row('one'), row('two')))
    fight.play()
    const steps = [fight.step]
    for (let i = 0; i < 2; i++) {
      vi.advanceTimersByTime(850)
      steps.push(fight.step)
    }
    expect(steps).toEqual([0, 1, 2])
    vi.advanceTimersByTime(850)
    expect(fight.now).toBeNull()
  })
})

it('finds whom a message means, by seat or by character', () => {
  const board = { fighters: [{ seat: 0, character: 'fuse' }, { seat: null, character: 'reverb' }] } as unknown as KapowView
  expect(fighterCalled(board, 0)?.character).toBe('fuse')
  expect(fighterCalled(board, 'reverb')?.seat).toBeNull()
  expect(fighterCalled(board, 'fuse')).toBeUndefined()
})
