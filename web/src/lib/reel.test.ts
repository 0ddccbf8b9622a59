import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Refused } from './api'
import type { Replay, ReplayStep } from './messages'
import { Reel } from './reel.svelte'

const LAST = 100
const SPAN = 8

const step = (moment: number): ReplayStep =>
  ({ moment, seat: moment ? 0 : null, choice: null, told: [{ line: moment, moment, message: { key: 'x', values: {} } }] }) as unknown as ReplayStep

function page(from: number, span: number, last = LAST): Replay {
  const steps = Array.from({ length: Math.min(span, last - from + 1) }, (_, i) => step(from + i))
  const earlier = Array.from({ length: Math.min(5, from) }, (_, i) => step(from - Math.min(5, from) + i).told[0]!)
  return { game: 'toy', seats: ['A', 'B'], last, verified: from + span > last, earlier, steps } as unknown as Replay
}

/** A server whose answers come when the test says so. */
class Server {
  asked: { from: number; seat: number | null; answer: (page: Replay) => void; refuse: (key: string) => void }[] = []
  turn = (from: number, seat: number | null): Promise<Replay> =>
    new Promise((answer, reject) => {
      this.asked.push({ from, seat, answer, refuse: (key) => reject(new Refused({ key, values: {} })) })
    })

  get from(): number[] {
    return this.asked.map((one) => one.from)
  }

  /** Answer what was asked last. */
  async answers(span = SPAN): Promise<void> {
    const one = this.asked.at(-1)!
    one.answer(page(one.from, span))
    await settled()
  }

  /** Answer until nothing more is asked. */
  async calms(span = SPAN): Promise<void> {
    for (let done = -1; done !== this.asked.length; ) {
      done = this.asked.length
      await this.answers(span)
    }
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}

let server: Server

beforeEach(() => {
  server = new Server()
})

describe('a reel', () => {
  it('shows the first page at once, and then asks whether the record is genuine', async () => {
    const reel = new Reel(server.turn)
    expect(server.from).toEqual([0])
    expect(reel.step).toBeNull()
    await server.answers()
    expect(reel.step?.moment).toBe(0)
    expect(reel.last).toBe(LAST)
    expect(reel.verified).toBeNull()
    expect(server.from).toEqual([0, LAST])
    await server.answers()
    expect(reel.verified).toBe(true)
    expect(server.from).toEqual([0, LAST])
  })

  it('begins with a page that is there already', async () => {
    const reel = new Reel(server.turn, page(0, SPAN))
    expect(reel.step?.moment).toBe(0)
    expect(server.from).toEqual([LAST])
  })

  it('asks for the next page before it is needed', async () => {
    const reel = new Reel(server.turn)
    await server.calms()
    reel.go(3)
    expect(server.from).toEqual([0, LAST])
    reel.go(4)
    expect(server.from).toEqual([0, LAST, SPAN])
    await server.answers()
    for (let moment = 5; moment < 12; moment++) {
      reel.go(moment)
      expect(reel.step?.moment).toBe(moment)
      expect(reel.waiting).toBe(false)
    }
  })

  it('goes to the end, and back from there step by step', async () => {
    const reel = new Reel(server.turn)
    await server.calms()
    reel.go(LAST)
    expect(reel.step?.moment).toBe(LAST)
    await server.calms()
    for (let moment = LAST; moment >= 0; moment--) {
      reel.go(moment)
      await server.calms()
      expect(reel.step?.moment).toBe(moment)
    }
  })

  it('goes back also where pages are shorter than those before', async () => {
    const reel = new Reel(server.turn)
    await server.calms()
    reel.go(60)
    await server.calms()
    for (let moment = 60; moment >= 30; moment--) {
      reel.go(moment)
      await server.calms(3)
      expect(reel.step?.moment).toBe(moment)
    }
  })

  it('keeps what is in sight until another place is there, and loads only where somebody stays', async () => {
    const reel = new Reel(server.turn)
    await server.calms()
    for (const moment of [30, 40, 50, 60]) reel.go(moment)
    expect(reel.at).toBe(60)
    expect(reel.waiting).toBe(true)
    expect(reel.step?.moment).toBe(SPAN - 1)
    await server.answers()
    await server.answers()
    expect(server.from.slice(0, 4)).toEqual([0, LAST, 30, 60])
    expect(reel.step?.moment).toBe(60)
    expect(reel.waiting).toBe(false)
  })

  it('tells what was told up to the step in sight', async () => {
    const reel = new Reel(server.turn)
    await server.calms()
    reel.go(50)
    await server.calms()
    reel.go(52)
    expect(reel.lines.map((line) => line.line)).toEqual([45, 46, 47, 48, 49, 50, 51, 52])
  })

  it('keeps some pages only, but the one in sight always', async () => {
    const reel = new Reel(server.turn)
    for (let moment = 0; moment <= LAST; moment++) {
      reel.go(moment)
      await server.calms(2)
      expect(reel.step?.moment).toBe(moment)
    }
    const before = server.asked.length
    reel.go(0)
    expect(server.asked.length).toBe(before + 1)
  })

  it('looks through other eyes at the same moment; what was asked for the old ones is dropped', async () => {
    const reel = new Reel(server.turn)
    await server.calms()
    reel.go(20)
    reel.look(1)
    expect(reel.waiting).toBe(true)
    server.asked.at(-1)!.answer(page(20, SPAN))
    await settled()
    expect(reel.waiting).toBe(true)
    expect(server.asked.at(-1)).toMatchObject({ from: 20, seat: 1 })
    await server.answers()
    expect(reel.waiting).toBe(false)
    expect(reel.verified).toBe(true)
  })

  it('asks again when the server had too much to do', async () => {
    vi.useFakeTimers()
    try {
      const reel = new Reel(server.turn)
      server.asked[0]!.refuse('too-fast')
      await vi.advanceTimersByTimeAsync(1000)
      expect(server.from).toEqual([0, 0])
      await server.answers()
      server.asked.at(-1)!.refuse('no-connection')
      await vi.advanceTimersByTimeAsync(1000)
      expect(server.from).toEqual([0, 0, LAST, LAST])
      await server.answers()
      expect(reel.verified).toBe(true)
      expect(reel.trouble).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says why nothing can be shown, and does not ask again', async () => {
    const reel = new Reel(server.turn)
    server.asked[0]!.refuse('not-over')
    await settled()
    expect(reel.trouble?.key).toBe('not-over')
    expect(server.from).toEqual([0])
  })

  it('shows a damaged record up to where it is damaged', async () => {
    const reel = new Reel(server.turn)
    await server.answers()
    server.asked.at(-1)!.refuse('damaged-record')
    await settled()
    expect([reel.verified, reel.last, reel.trouble?.key]).toEqual([false, LAST - 1, 'damaged-record'])
    reel.go(50)
    server.asked.at(-1)!.refuse('damaged-record')
    await settled()
    expect([reel.last, reel.at]).toEqual([49, 49])
    server.asked.at(-1)!.answer(page(49, 1, LAST))
    await settled()
    expect(reel.step?.moment).toBe(49)
    expect(reel.verified).toBe(false)
  })

  it('asks for nothing when nobody watches any more', async () => {
    const reel = new Reel(server.turn)
    reel.leave()
    await server.answers()
    expect(server.from).toEqual([0])
  })
})
