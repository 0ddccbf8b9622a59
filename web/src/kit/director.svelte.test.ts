import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, QuestionView, Sight, ToldView } from '../lib/messages'
import type { Pace } from '../lib/settings.svelte'
import { Director, thingsIn } from './director.svelte'

const GAME = { meanings: { card: 'card', seat: 'seat', place: 'name', die: 'die' }, names: ['wood', 'tower'], in_real_time: false }
const MINE = 0

const line = (number: number, seat = 1): ToldView => ({ line: number, moment: number, message: { key: 'does', values: { seat, card: { card: 10 + number, kind: null } } } })

const question = (number: number, window: QuestionView['window'] = 'open', ready_in = 0): QuestionView => ({
  seat: MINE,
  number,
  window,
  prompt: '',
  values: {},
  choices: [],
  faces: [],
  owners: [],
  lies: [],
  dice: [],
  foresight: null,
  outlook: [],
  tallies: [],
  ready_in,
  idle: false,
})

interface Given {
  lines?: number
  told?: ToldView[]
  asked?: QuestionView | null
  seat?: number | null
}

function sight(moment: number, { lines = 0, told = [], asked = null, seat = MINE }: Given = {}): Sight {
  const view = { seat, moment, now: 0, awaiting: [], committed: [], outcome: null, winners: [], board: { moment } }
  return { seat, view, question: asked, told, lines, described: [], bars: [], can_undo: asked !== null }
}

/** What others did, one thing in each sight: the events with these numbers. */
const others = (...numbers: number[]): Sight[][] => numbers.map((number) => [sight(number, { lines: number, told: [line(number)] })])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function directing(pace: Pace = 'normal', more: Partial<ConstructorParameters<typeof Director>[0]> = {}) {
  const set = { pace }
  const director = new Director({ game: GAME, pace: () => set.pace, window: () => 6000, ...more })
  director.seat = MINE
  director.take([sight(0)])
  return { director, set }
}

const shown = (director: Director): number => director.sights[0]!.view.moment
const all = (director: Director, frames: Sight[][]): void => frames.forEach((sights) => director.take(sights))

describe('what others do', () => {
  it('is shown one event after the other, the first at once', () => {
    const { director } = directing()
    all(director, others(1, 2, 3))
    const seen = [shown(director)]
    while (director.behind) {
      vi.advanceTimersToNextTimer()
      seen.push(shown(director))
    }
    expect(seen).toEqual([1, 2, 3])
  })

  it('says what an event is about while it is shown', () => {
    const { director } = directing()
    all(director, others(1))
    expect(director.now).toMatchObject({ line: 1, things: [{ kind: 'seat', id: 1 }, { kind: 'card', id: 11 }] })
    vi.runAllTimers()
    expect(director.now).toBeNull()
  })

  it.each([
    ['slow', 3200],
    ['normal', 1800],
    ['fast', 800],
  ] as const)('takes its time: %s', (pace, time) => {
    const { director } = directing(pace)
    all(director, others(1, 2))
    vi.advanceTimersByTime(time - 1)
    expect(shown(director)).toBe(1)
    vi.advanceTimersByTime(1)
    expect(shown(director)).toBe(2)
  })

  it('waits for me, step by step', () => {
    const { director } = directing('step')
    all(director, others(1, 2, 3))
    vi.advanceTimersByTime(100_000)
    expect(shown(director)).toBe(1)
    director.next()
    expect(shown(director)).toBe(2)
    director.skip()
    expect(shown(director)).toBe(3)
    expect(director.now).toBeNull()
  })

  it('does not lag behind what a board shows itself', () => {
    const { director } = directing()
    director.take([sight(1, { lines: 1, told: [line(1), line(2), line(3), line(4)] })])
    director.reach(3)
    expect([director.now?.line, director.waiting]).toEqual([3, 1])
    director.reach(2)
    expect(director.now?.line).toBe(3)
    vi.runAllTimers()
    expect(director.now).toBeNull()
  })

  it('is the present at once where no show is wanted', () => {
    const { director } = directing('none')
    all(director, others(1, 2, 3))
    expect(shown(director)).toBe(3)
    expect(director.now).toBeNull()
  })

  it('goes on at another pace as soon as that is chosen', () => {
    const { director, set } = directing('step')
    all(director, others(1, 2, 3))
    set.pace = 'fast'
    director.again()
    vi.advanceTimersByTime(800)
    expect(shown(director)).toBe(2)
    set.pace = 'none'
    director.again()
    expect(shown(director)).toBe(3)
  })

  it('shows several events of one sight each for itself', () => {
    const { director } = directing('step')
    director.take([sight(1, { lines: 1, told: [line(1), line(2)] })])
    expect(director.now?.line).toBe(1)
    director.next()
    expect(director.now?.line).toBe(2)
    expect(director.behind).toBe(false)
  })

  it('passes over sights in which nothing is told', () => {
    const { director } = directing('step')
    all(director, [...others(1), [sight(2, { lines: 2 })], ...others(2)])
    director.next()
    expect(director.now?.line).toBe(2)
  })

  it('is not played where it is not known how it came about', () => {
    const { director } = directing()
    director.take([sight(7, { lines: 0, told: [line(0), line(1)] })], true)
    expect(shown(director)).toBe(7)
    expect(director.now).toBeNull()
  })

  it('is not held back while nobody looks', () => {
    const { director } = directing('normal', { away: () => true })
    all(director, others(1, 2, 3))
    expect(shown(director)).toBe(3)
  })

  it('is given up where it was taken back', () => {
    const { director } = directing('step')
    all(director, others(1, 2, 3))
    director.take([sight(1, { lines: 2 })])
    expect(shown(director)).toBe(1)
    expect(director.behind).toBe(false)
    expect(director.now).toBeNull()
  })

  it('does not pile up: of too much only the last is shown', () => {
    const { director } = directing('step')
    all(director, others(...Array.from({ length: 60 }, (_, i) => i + 1)))
    expect(director.waiting).toBeLessThanOrEqual(24)
    director.next()
    expect(shown(director)).toBeGreaterThan(30)
    director.skip()
    expect(shown(director)).toBe(60)
  })
})

describe('what is told', () => {
  it('reaches the board whole, also what was skipped', () => {
    const { director } = directing('step')
    all(director, others(1, 2, 3))
    director.skip()
    expect(director.sights[0]!.told.map((one) => one.line)).toEqual([2, 3])
    expect(director.sights[0]!.lines).toBe(2)
  })

  it('is in the log when it is shown', () => {
    const { director } = directing('step')
    const lines = [line(1), line(2), line(3)]
    all(director, others(1, 2, 3))
    expect(director.heard(lines, MINE).map((one) => one.line)).toEqual([1])
    director.skip()
    expect(director.heard(lines, MINE)).toBe(lines)
  })

  it('is in the log line by line', () => {
    const { director } = directing('step')
    const lines = [line(0), line(1), line(2)]
    director.take([sight(1, { lines: 0, told: lines })])
    expect(director.heard(lines, MINE).map((one) => one.line)).toEqual([0])
    director.next()
    expect(director.heard(lines, MINE).map((one) => one.line)).toEqual([0, 1])
    director.next()
    expect(director.heard(lines, MINE)).toBe(lines)
  })
})

describe('a person', () => {
  it('is asked nothing that is over, and all of the present', () => {
    const { director } = directing()
    const asked = question(5)
    director.take(others(1)[0]!)
    director.take([sight(2, { lines: 2, told: [line(2)], asked })])
    expect(director.sights[0]!.question).toBeNull()
    expect(director.sights[0]!.can_undo).toBe(false)
    expect(director.awaited).toBe(true)
    director.skip()
    expect(director.sights[0]!.question).toEqual(asked)
    expect(director.awaited).toBe(false)
  })

  it.each([
    ['slow', 24_000],
    ['normal', 12_000],
    ['fast', 5000],
  ] as const)('who is asked waits no longer than so: %s', (pace, patience) => {
    const { director } = directing(pace)
    all(director, others(...Array.from({ length: 20 }, (_, i) => i + 1)))
    director.take([sight(21, { lines: 21, asked: question(5) })])
    vi.advanceTimersByTime(patience + 1)
    expect(director.sights[0]!.question?.number).toBe(5)
  })

  it.each([
    ['what comes of a move of their own', (director: Director, told: ToldView[]) => (director.acts(MINE), director.answered(true), director.take([sight(21, { told, asked: question(5) })]))],
    ['how it ends', (director: Director, told: ToldView[]) => director.take([{ ...sight(21, { told }), view: { ...sight(21).view, outcome: 'lost' } }])],
  ])('who watches %s has seen it soon', (_, happens) => {
    const { director } = directing()
    happens(director, Array.from({ length: 21 }, (_, i) => line(i)))
    expect(director.now).not.toBeNull()
    vi.advanceTimersByTime(12_001)
    expect(director.now).toBeNull()
  })

  it('who is being asked sees at once what others do', () => {
    const { director } = directing('step')
    director.take([sight(1, { lines: 1, asked: question(5) })])
    all(director, others(1))
    director.take([sight(2, { lines: 2, told: [line(2)], asked: question(5) })])
    expect(shown(director)).toBe(1)
    expect(director.now?.line).toBe(1)
  })

  it('comes first: what I do is done on the present, and what comes of it is seen at once', () => {
    const { director } = directing('step')
    all(director, others(1, 2))
    director.acts(MINE)
    expect(shown(director)).toBe(2)
    // Somebody else was faster.
    director.take(others(3)[0]!)
    expect(shown(director)).toBe(3)
    director.answered(true)
    director.take([sight(4, { lines: 4, told: [line(4, MINE)] })])
    expect(shown(director)).toBe(4)
    all(director, others(5, 6))
    expect(shown(director)).toBeLessThan(6)
  })

  it('is not shown what I did myself, but what came of it', () => {
    const { director } = directing('step')
    director.acts(MINE)
    director.answered(true)
    director.take([sight(1, { lines: 0, told: [line(0, MINE), line(1, 2), line(2, MINE)] })])
    expect(director.now?.line).toBe(1)
    director.next()
    expect(director.now?.line).toBe(2)
  })

  it('whose choice was refused sees the others as before', () => {
    const { director } = directing('step')
    director.acts(MINE)
    director.answered(false)
    all(director, others(1, 2))
    expect(shown(director)).toBe(1)
  })

  it('waits for what has to wait no longer than it would have', () => {
    const { director } = directing('normal')
    director.take(others(1)[0]!)
    director.take([sight(2, { lines: 2, told: [line(2)], asked: question(5, 'open', 3000) })])
    vi.advanceTimersByTime(1800)
    expect(director.sights[0]!.question?.ready_in).toBe(1200)
  })
})

describe('a window to react in', () => {
  it.each<{ choices: Choice[] }>([{ choices: [['pass', []]] }, { choices: [['pass', []], ['react', [7]]] }])('is seen after a third of its time, with $choices', ({ choices }) => {
    for (const pace of ['slow', 'normal', 'step'] as const) {
      const { director } = directing(pace)
      all(director, others(1, 2, 3, 4))
      director.take([sight(5, { lines: 5, asked: { ...question(9, 'sealed'), choices } })])
      expect(director.awaited).toBe(false)
      vi.advanceTimersByTime(1999)
      expect(director.sights[0]!.question).toBeNull()
      vi.advanceTimersByTime(2)
      expect(director.sights[0]!.question?.number).toBe(9)
    }
  })
})

describe('real time', () => {
  it('is never delayed', () => {
    const { director } = directing('slow', { game: { ...GAME, in_real_time: true } })
    all(director, others(1, 2, 3))
    expect(shown(director)).toBe(3)
    expect(director.sights[0]!.told.map((one) => one.line)).toEqual([3])
    expect(director.now).toBeNull()
  })

  it('may point at what happens', () => {
    const { director } = directing('slow', { game: { ...GAME, in_real_time: true } })
    director.mark(line(1))
    expect(director.now?.line).toBe(1)
    director.acts(MINE)
    expect(director.now?.line).toBe(1)
    vi.runAllTimers()
    expect(director.now).toBeNull()
  })
})

describe('since my last move', () => {
  const lines = [line(0), line(1, MINE), line(2), line(3)]

  it('is what came after it', () => {
    const { director } = directing('none')
    director.take([sight(1, { lines: 0, told: [line(0)] })])
    director.acts(MINE)
    director.answered(true)
    director.take([sight(2, { lines: 1, told: [line(1, MINE)] })])
    director.take([sight(3, { lines: 2, told: [line(2)] })])
    director.take([sight(4, { lines: 3, told: [line(3)] })])
    expect(director.since(lines, MINE).map((one) => one.line)).toEqual([2, 3])
  })

  it('is, for who has come anew, what came after the last that I did', () => {
    const { director } = directing('none')
    expect(director.since(lines, MINE).map((one) => one.line)).toEqual([2, 3])
    expect(director.since(lines, null)).toHaveLength(4)
  })
})

describe('to look back', () => {
  it('shows the table as it was, asks nothing, tells nothing twice, and returns', () => {
    const { director } = directing('none')
    all(director, others(1, 2))
    director.take([sight(3, { lines: 3, told: [line(3)], asked: question(4) })])
    director.replay(line(1))
    expect(director.back).toBe(true)
    expect(shown(director)).toBe(1)
    expect(director.now?.line).toBe(1)
    expect(director.sights[0]).toMatchObject({ question: null, can_undo: false, told: [], lines: 4 })
    vi.advanceTimersByTime(3000)
    expect(director.back).toBe(false)
    expect(shown(director)).toBe(3)
    expect(director.sights[0]!.question?.number).toBe(4)
  })

  it('waits for me, step by step', () => {
    const { director } = directing('step')
    all(director, others(1, 2))
    director.replay(line(1))
    vi.advanceTimersByTime(60_000)
    expect(director.back).toBe(true)
    director.next()
    expect(director.back).toBe(false)
    expect(shown(director)).toBe(2)
  })

  it('points at what it is about where the table is not kept', () => {
    const { director } = directing('none')
    director.take([sight(9, { lines: 0, told: [line(0), line(1)] })], true)
    director.replay(line(1))
    expect(shown(director)).toBe(9)
    expect(director.now?.line).toBe(1)
  })

  it('ends when I act', () => {
    const { director } = directing('none')
    all(director, others(1, 2))
    director.replay(line(1))
    director.acts(MINE)
    expect(director.back).toBe(false)
    expect(shown(director)).toBe(2)
  })

  it('does not lose what happens meanwhile', () => {
    const { director } = directing('normal')
    all(director, others(1, 2))
    director.skip()
    director.replay(line(1))
    all(director, others(3))
    expect(shown(director)).toBe(1)
    vi.advanceTimersByTime(3000)
    expect(shown(director)).toBe(3)
  })
})

describe('what a message is about', () => {
  it('follows from the meanings of its values', () => {
    const values = { seat: 2, place: 'tower', card: { card: 5, kind: null }, cards: [{ card: 5, kind: null }, { card: 6, kind: 'x' }], die: 3, amount: 4, reason: 'other' }
    expect(thingsIn({ key: '', values }, GAME)).toEqual([
      { kind: 'seat', id: 2 },
      { kind: 'name', id: 1 },
      { kind: 'card', id: 5 },
      { kind: 'card', id: 6 },
      { kind: 'die', id: 3 },
    ])
  })
})
