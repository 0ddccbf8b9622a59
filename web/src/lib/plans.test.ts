import { describe, expect, it } from 'vitest'
import type { Connection, Wish } from './connection.svelte'
import { carryOut, isPlanned, plan } from './plans'

const ARRANGE: Wish = { type: 'arrange', seat: 1, kind: 'bot' }
const START: Wish = { type: 'start' }

/** A line that refuses wishes of one type. */
function line(refused = ''): { connection: Connection; asked: string[] } {
  const asked: string[] = []
  const ask = (wish: Wish): Promise<unknown> => {
    asked.push(wish.type)
    return Promise.resolve(wish.type === refused ? { key: 'no', values: {} } : null)
  }
  return { connection: { code: 'ABC', ask } as unknown as Connection, asked }
}

describe('what was arranged for a room', () => {
  it('is carried out once, and begins the match if that was planned', async () => {
    plan('ABC', [ARRANGE, START])
    expect(isPlanned('ABC')).toBe(true)
    const { connection, asked } = line()
    expect(await carryOut(connection)).toBe(true)
    expect(await carryOut(connection)).toBe(false)
    expect(asked).toEqual(['arrange', 'start'])
    expect(isPlanned('ABC')).toBe(false)
  })

  it('ends with the first refusal', async () => {
    plan('ABC', [ARRANGE, START])
    const { connection, asked } = line('arrange')
    expect(await carryOut(connection)).toBe(false)
    expect(asked).toEqual(['arrange'])
  })

  it('shows the lobby to who waits for friends', async () => {
    plan('ABC', [ARRANGE])
    expect(await carryOut(line().connection)).toBe(false)
  })
})
