import { describe, expect, it } from 'vitest'
import { SOUNDS } from '../kit/sounds'
import { soundsOf } from './register'

const words = import.meta.glob<string>('../../../src/spieltisch/games/*/locale/en*/**/*.ftl', { query: '?raw', import: 'default', eager: true })
const plain = import.meta.glob<string>('../../../src/spieltisch/games/*/locale/en*.ftl', { query: '?raw', import: 'default', eager: true })

const toldIn = (game: string): Set<string> => {
  const texts = Object.entries({ ...words, ...plain }).filter(([file]) => file.includes(`/games/${game}/`))
  return new Set(texts.flatMap(([, text]) => [...text.matchAll(/^told-([\w-]+) =/gm)].map((found) => found[1]!)))
}

describe.each(['imperator', 'kapow', 'reckoners', 'rushout', 'villainous'])('%s', (game) => {
  it('has sounds for events that it tells, most of them, and for nothing else', async () => {
    const [sounds, told] = [await soundsOf(game), toldIn(game)]
    expect(Object.keys(sounds).filter((key) => !told.has(key))).toEqual([])
    expect(Object.keys(sounds).length).toBeGreaterThan(told.size / 2)
    // Who wins is heard at every table, and only once.
    expect(Object.values(sounds).filter((name) => !SOUNDS.includes(name) || ['won', 'lost', 'turn', 'word'].includes(name))).toEqual([])
  })
})
