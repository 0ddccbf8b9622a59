import { beforeEach, describe, expect, it } from 'vitest'
import { lessons, Tutor } from './tutor.svelte'

const SAID: Record<string, string> = {
  'tutor-hero-1': 'You are a hero.',
  'tutor-hero-1.until': 'read',
  'tutor-hero-2': 'Roll!',
  'tutor-hero-2.until': 'rolled',
  'tutor-hero-2.during': 'dawn noon',
  'tutor-hero-3': 'Lay!',
  'tutor-hero-3.until': 'laid',
  'tutor-wizard-1': 'You are the wizard.',
}
const find = (key: string): string | null => SAID[key] ?? null
const tutor = (role = 'hero'): Tutor => new Tutor({ game: 'toy', role: () => role, find })

beforeEach(() => localStorage.clear())

describe('lessons', () => {
  it('are as many as there are words for', () => {
    expect(lessons('hero', find).map((one) => one.until)).toEqual(['read', 'rolled', 'laid'])
    expect(lessons('wizard', find)).toEqual([{ key: 'tutor-wizard-1', until: 'read', during: [] }])
  })

  it('go on when what they speak of has happened, and not otherwise', () => {
    const taught = tutor()
    taught.begin()
    taught.goOn()
    taught.happened('laid')
    expect(taught.step).toBe(1)
    taught.happened('rolled')
    expect([taught.step, taught.last]).toEqual([2, true])
    taught.happened('laid')
    expect(taught.step).toBeNull()
    taught.happened('laid')
    expect(taught.step).toBeNull()
  })

  it('are left out when it is too late for them', () => {
    const taught = tutor()
    taught.begin()
    taught.meanwhile('night')
    expect(taught.step).toBe(0)
    taught.goOn()
    taught.meanwhile('noon')
    expect(taught.step).toBe(1)
    taught.meanwhile('night')
    expect(taught.step).toBe(2)
  })

  it('are given once for each role, and again when that is wished for', () => {
    const offered = (role: string): boolean => {
      const one = tutor(role)
      one.offer()
      return one.step === 0
    }
    expect([offered('hero'), offered('wizard')]).toEqual([true, true])
    tutor('hero').end()
    expect([offered('hero'), offered('wizard')]).toEqual([false, true])
    tutor('hero').begin()
    expect(offered('hero')).toBe(true)
  })
})
