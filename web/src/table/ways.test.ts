import { describe, expect, it } from 'vitest'
import type { QuestionView } from '../lib/messages'
import { words as spoken } from '../lib/words'
import { learning } from '../games/register'
import { barredOf, waysOf } from './ways'

const BATTLE: QuestionView = {
  seat: 0,
  number: 3,
  window: 'secret',
  prompt: 'battle',
  values: {},
  choices: [
    ['attack', [1, 11]],
    ['attack', [2, 11]],
    ['defend', [1, 2]],
    ['pass', []],
  ],
  faces: [1, 2, 11].map((card) => ({ card, kind: null })),
  owners: [0, 0, 1],
  lies: [],
  dice: [],
  foresight: null,
  tallies: [],
  outlook: [
    { final: '', told: [] },
    { final: '', told: [] },
    { final: '', told: [{ key: 'passes', values: { seat: 0 } }] },
    { final: '', told: [{ key: 'passes', values: { seat: 0 } }] },
  ],
  ready_in: 0,
  idle: false,
}
const GAME = { name: 'imperator', verbs: { attack: ['card', 'target'], boost: ['card', 'target'], defend: ['card', 'target'], pass: [] }, meanings: { card: 'card', target: 'card', seat: 'seat' }, names: [] }

describe('what can be done here', () => {
  it('is said once for each kind of choice, with what is sure to come of the only one', async () => {
    const words = await spoken('en', GAME, ['you', 'Ben'])
    await learning('imperator', 'en')
    const [attack, defend, pass, ...more] = waysOf(BATTLE, words)
    expect(more).toEqual([])
    expect(attack).toMatchObject({ verb: 'attack', name: 'Attack', count: 2, ahead: [] })
    expect(defend).toMatchObject({ count: 1, ahead: ['You pass.'] })
    expect(pass).toMatchObject({ verb: 'pass', name: 'Pass', count: 1, ahead: [] })
  })

  it('comes with what cannot be done, and why', async () => {
    const words = await spoken('de', GAME, ['you', 'Ben'])
    await learning('imperator', 'de')
    expect(barredOf(BATTLE, GAME, words)).toEqual([words.say('cannot-battle-boost')])
  })
})
