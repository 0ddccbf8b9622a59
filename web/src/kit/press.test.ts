import { describe, expect, it } from 'vitest'
import { Press } from './press'

let asked = 1
const press = (): Press => {
  asked = 1
  return new Press(() => asked)
}
const at = (timeStamp: number, clientX = 100, pointerType = 'mouse') => ({ timeStamp, clientX, clientY: 100, pointerType })

describe('a press', () => {
  it('counts for what was asked when it began', () => {
    const one = press()
    one.down(at(0))
    one.click(1)
    expect(one.counts).toBe(true)
    asked = 2
    expect(one.counts).toBe(false)
  })

  it('of a double click does not answer what came between', () => {
    const one = press()
    one.down(at(0))
    one.click(1)
    asked = 2
    for (const count of [2, 3]) {
      one.down(at(90 * count))
      one.click(count)
      expect(one.counts).toBe(false)
    }
    one.down(at(900))
    one.click(1)
    expect(one.counts).toBe(true)
  })

  it('of a double tap neither, but of two taps in two places', () => {
    for (const [x, time, counts] of [[104, 150, false], [180, 150, true], [104, 700, true]] as const) {
      const one = press()
      one.down(at(0, 100, 'touch'))
      one.click(1)
      asked = 2
      one.down(at(time, x, 'touch'))
      one.click(1)
      expect(one.counts).toBe(counts)
    }
  })

  it('of a key that is held down counts once; a click without pointer or key always does', () => {
    const one = press()
    one.key(false)
    one.click(0)
    expect(one.counts).toBe(true)
    asked = 2
    one.key(true)
    one.click(0)
    expect(one.counts).toBe(false)
    const other = press()
    asked = 2
    other.click(0)
    expect(other.counts).toBe(true)
  })
})
