import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToldView } from '../lib/messages'
import { Ear } from './ear'
import { SOUNDS, Sounds } from './sounds'

const started: string[] = []

class Param {
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError('an exponential ramp never reaches nothing')
  }
}

class Node {
  gain = new Param()
  frequency = new Param()
  connect = <T>(to: T): T => to
  start = (): void => void started.push(this.constructor.name)
  stop = (): void => {}
}

class Oscillator extends Node {}
class Noise extends Node {}
class Sampled {
  getChannelData = (): Float32Array => new Float32Array(8)
}
class Context {
  state = 'running'
  currentTime = 0
  sampleRate = 8
  destination = new Node()
}

const FAKES = { AudioContext: Context, GainNode: Node, BiquadFilterNode: Node, OscillatorNode: Oscillator, AudioBufferSourceNode: Noise, AudioBuffer: Sampled }

beforeEach(() => {
  started.length = 0
  for (const [name, fake] of Object.entries(FAKES)) vi.stubGlobal(name, fake)
})
afterEach(() => vi.unstubAllGlobals())

const told = (line: number, key: string): ToldView => ({ line, message: { key, values: {} } }) as unknown as ToldView

describe('sounds', () => {
  it('are all made by the browser itself', () => {
    const sounds = new Sounds(() => 60)
    for (const name of SOUNDS) {
      const before = started.length
      sounds.play(name)
      expect(started.length, name).toBeGreaterThan(before)
    }
  })

  it('are silent at no volume, and in a browser that has none', () => {
    new Sounds(() => 0).play('card')
    expect(started).toEqual([])
    vi.stubGlobal('AudioContext', undefined)
    new Sounds(() => 60).play('card')
    expect(started).toEqual([])
  })

  it('are silent before the first touch of the page: browsers complain about the attempt', () => {
    const navigator = { userActivation: { hasBeenActive: false } }
    vi.stubGlobal('navigator', navigator)
    const sounds = new Sounds(() => 60)
    sounds.play('card')
    expect(started).toEqual([])
    navigator.userActivation.hasBeenActive = true
    sounds.play('card')
    expect(started).not.toEqual([])
  })

  it('do not rattle: the same one comes again only after a moment', () => {
    let now = 0
    const sounds = new Sounds(
      () => 60,
      () => now,
    )
    sounds.play('step')
    sounds.play('step')
    expect(started).toHaveLength(1)
    now = 500
    sounds.play('step')
    expect(started).toHaveLength(2)
  })

  it('of much that happens at once are those that matter most', () => {
    const played: string[] = []
    const sounds = new Sounds(() => 60)
    sounds.play = (name) => void played.push(name)
    sounds.playAll(['step', 'card', 'hit', 'gain', 'card'])
    expect(played).toEqual(['hit', 'gain'])
  })
})

describe('an ear', () => {
  const hears = { plays: 'card', wins: 'won' } as const

  it('hears what is new, and nothing of what was there when it came', () => {
    const ear = new Ear(hears)
    expect(ear.hear([told(0, 'plays')])).toEqual([])
    expect(ear.hear([told(0, 'plays'), told(1, 'wins'), told(2, 'sleeps')])).toEqual(['won'])
    expect(ear.hear([told(0, 'plays'), told(1, 'wins'), told(2, 'sleeps')])).toEqual([])
  })

  it('hears again what was taken back and done anew', () => {
    const ear = new Ear(hears)
    ear.hear([told(0, 'plays'), told(1, 'plays')])
    expect(ear.hear([told(0, 'plays')])).toEqual([])
    expect(ear.hear([told(0, 'plays'), told(1, 'plays')])).toEqual(['card'])
  })

  it('is not met by noise after a long absence', () => {
    const ear = new Ear(hears)
    ear.hear([])
    expect(ear.hear(Array.from({ length: 60 }, (_, i) => told(i, 'plays')))).toEqual([])
  })
})
