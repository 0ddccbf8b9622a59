import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message, Sight } from '../../lib/messages'
import { Happenings } from './chronicle.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const plays = (seat: number, card: number): Message => ({ key: 'plays', values: { seat, card: { card, kind: 'malice' } } })

/** A table that tells one batch of lines after the other. */
function telling() {
  const chronicle = new Happenings(() => Date.now())
  let line = 0
  const tell = (...messages: Message[]): void => {
    const lines = line
    const told = messages.map((message) => ({ line: line++, moment: 0, message }))
    chronicle.hear({ seat: 0, view: { moment: line }, told, lines } as unknown as Sight)
  }
  tell({ key: 'turn', values: { seat: 1, round: 1 } })
  return { chronicle, tell }
}

describe('what was told', () => {
  it('before one came is not shown', () => {
    const chronicle = new Happenings()
    chronicle.hear({ seat: 0, view: { moment: 1 }, told: [{ line: 0, moment: 0, message: plays(1, 7) }], lines: 0 } as unknown as Sight)
    expect(chronicle.scenes.now).toBeNull()
  })

  it('is shown with its cards, long enough to be read', () => {
    const { chronicle, tell } = telling()
    tell(plays(1, 7))
    expect(chronicle.scenes.now?.cards).toEqual([{ card: 7, kind: 'malice' }])
    vi.advanceTimersByTime(4000)
    expect(chronicle.scenes.now).not.toBeNull()
    vi.advanceTimersByTime(1000)
    expect(chronicle.scenes.now).toBeNull()
  })

  it('waits for what came before it, which is shown more shortly then', () => {
    const { chronicle, tell } = telling()
    tell(plays(1, 7), plays(1, 8))
    expect(chronicle.scenes.now?.cards[0]?.card).toBe(7)
    vi.advanceTimersByTime(2000)
    expect(chronicle.scenes.now?.cards[0]?.card).toBe(8)
  })

  it('of my own doing is not shown where I see it anyway', () => {
    const { chronicle, tell } = telling()
    tell({ key: 'plays-to', values: { seat: 0, card: { card: 7, kind: 'raven' }, place: 'the-forest' } })
    expect(chronicle.scenes.now).toBeNull()
  })

  it('shows no face that I may not see', () => {
    const { chronicle, tell } = telling()
    tell({ key: 'attaches', values: { seat: 1, card: { card: 7, kind: null }, target: { card: 8, kind: 'guards' } } })
    expect(chronicle.scenes.now?.cards).toEqual([{ card: 8, kind: 'guards' }])
  })
})
