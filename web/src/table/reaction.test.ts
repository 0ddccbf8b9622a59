import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, QuestionView } from '../lib/messages'
import { isWindow, PASS, Reaction, reactable } from './reaction.svelte'

const PLAY: Choice = ['react', [7]]

const asked = (number: number, choices: Choice[], window: QuestionView['window'] = 'sealed', seat = 1): QuestionView => ({
  seat,
  number,
  window,
  prompt: 'react',
  values: {},
  choices,
  faces: [],
  owners: [],
  lies: [],
  dice: [],
  foresight: null,
  outlook: [],
  tallies: [],
  ready_in: 0,
  idle: false,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watching(seconds = 5) {
  const passed: [number, number][] = []
  const reaction = new Reaction(
    (seat, question) => passed.push([seat, question]),
    () => seconds,
  )
  return { passed, reaction }
}

describe('a window to react in', () => {
  it('is a sealed one', () => {
    expect(isWindow(asked(1, [PASS]))).toBe(true)
    expect(isWindow(asked(1, [PLAY, PASS], 'open'))).toBe(false)
    expect(isWindow(asked(1, [PLAY], 'secret'))).toBe(false)
    expect(isWindow(null)).toBe(false)
  })

  it('offers all but to pass', () => {
    expect(reactable(asked(1, [PLAY, PASS]))?.choices).toEqual([PLAY])
    expect(reactable(asked(1, [PASS]))).toBeNull()
  })

  it.each([
    ['with nothing to play', [PASS]],
    ['with a card to play', [PLAY, PASS]],
  ])('passes by itself after its time, %s', (_what, choices) => {
    const { passed, reaction } = watching()
    reaction.watch(asked(3, choices))
    vi.advanceTimersByTime(4999)
    expect(passed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(passed).toEqual([[1, 3]])
  })

  it('takes just as long when it was declined', () => {
    const { passed, reaction } = watching()
    reaction.watch(asked(3, [PLAY, PASS]))
    reaction.decline()
    expect(reaction.offer).toBeNull()
    vi.advanceTimersByTime(4999)
    expect(passed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(passed).toEqual([[1, 3]])
  })

  it('does not begin anew while the same question is open', () => {
    const { passed, reaction } = watching()
    reaction.watch(asked(3, [PLAY, PASS]))
    vi.advanceTimersByTime(3000)
    reaction.watch(asked(3, [PLAY, PASS]))
    vi.advanceTimersByTime(2000)
    expect(passed).toEqual([[1, 3]])
  })

  it('says nothing more when it was answered or is over', () => {
    const { passed, reaction } = watching()
    reaction.watch(asked(3, [PLAY, PASS]))
    reaction.watch(null)
    vi.advanceTimersByTime(9000)
    expect(passed).toEqual([])
    expect(reaction.open).toBeNull()
  })

  it('offers again in the next window what was declined in the last', () => {
    const { reaction } = watching()
    reaction.watch(asked(3, [PLAY, PASS]))
    reaction.decline()
    reaction.watch(asked(4, [PLAY, PASS]))
    expect(reaction.offer?.number).toBe(4)
  })

  describe('declined for a turn', () => {
    const inTurn = (number: number, turn: number, choices: Choice[] = [PLAY, PASS], round = 1): QuestionView => ({
      ...asked(number, choices),
      values: { seat: turn, round },
    })

    function resting() {
      const { passed, reaction } = watching()
      reaction.watch(inTurn(3, 0))
      reaction.declineTurn()
      return { passed, reaction }
    }

    it('is not offered again in this turn, and takes its time all the same', () => {
      const { passed, reaction } = resting()
      reaction.watch(null)
      reaction.watch(inTurn(5, 0))
      expect(reaction.offer).toBeNull()
      vi.advanceTimersByTime(5000)
      expect(passed).toEqual([[1, 5]])
    })

    it('is offered again in the turn of another seat', () => {
      const { reaction } = resting()
      reaction.watch(inTurn(5, 2))
      expect(reaction.offer?.number).toBe(5)
    })

    it('is offered again in the next turn of the same seat', () => {
      const { reaction } = resting()
      reaction.watch(inTurn(7, 0, [PLAY, PASS], 2))
      expect(reaction.offer?.number).toBe(7)
    })

    it('is not offered again after I was asked something else in this turn', () => {
      const { reaction } = resting()
      reaction.watch(asked(5, [PLAY], 'open'))
      reaction.watch(inTurn(7, 0))
      expect(reaction.offer).toBeNull()
    })

    it('is offered again with something new, and all of it can be declined in turn', () => {
      const { reaction } = resting()
      const more: Choice[] = [['react', [8]], PASS]
      reaction.watch(inTurn(5, 0, more))
      expect(reaction.offer?.number).toBe(5)
      reaction.declineTurn()
      for (const [number, choices] of [
        [7, more],
        [9, [PLAY, PASS]],
      ] as const) {
        reaction.watch(inTurn(number, 0, [...choices]))
        expect(reaction.offer).toBeNull()
      }
    })

    it('concerns only the seat that declined', () => {
      const { reaction } = resting()
      reaction.watch({ ...inTurn(3, 0), seat: 2 })
      expect(reaction.offer?.seat).toBe(2)
    })

    it('is possible only where it is known whose turn it is', () => {
      const { reaction } = resting()
      expect(reaction.inTurn).toBe(true)
      reaction.watch(asked(5, [PLAY, PASS]))
      expect(reaction.inTurn).toBe(false)
    })
  })

  it.each([
    [1, 2000],
    [50, 20000],
    [8, 8000],
  ])('set to %i seconds lasts %i ms', (seconds, lasts) => {
    const { reaction } = watching(seconds)
    reaction.watch(asked(1, [PASS]))
    expect(reaction.lasts).toBe(lasts)
  })
})
