import { describe, expect, it } from 'vitest'
import { TableClock } from './clock'

describe('the time at the table', () => {
  it('runs with the browser from what was heard', () => {
    const clock = new TableClock()
    clock.heard(5000, true, 100)
    expect(clock.now(100)).toBe(5000)
    expect(clock.now(350)).toBe(5250)
    expect(clock.until(5700, 350)).toBe(450)
    expect(clock.until(5000, 350)).toBe(0)
  })

  it('trusts the report that was delayed least', () => {
    const clock = new TableClock()
    clock.heard(1000, true, 180)
    clock.heard(2000, true, 1020)
    clock.heard(3000, true, 2300)
    expect(clock.now(2300)).toBe(3280)
  })

  it('forgets reports of long ago, should the clocks drift apart', () => {
    const clock = new TableClock()
    clock.heard(1000, true, 0)
    for (let i = 1; i <= 16; i++) clock.heard(1000 + i * 100, true, 50 + i * 100)
    expect(clock.now(1650)).toBe(2600)
  })

  it('stands still while the table does, and goes on from there', () => {
    const clock = new TableClock()
    clock.heard(1000, true, 0)
    clock.heard(1500, false, 500)
    expect(clock.now(9000)).toBe(1500)
    clock.heard(1500, true, 20_000)
    expect(clock.now(20_100)).toBe(1600)
  })
})
