import { describe, expect, it } from 'vitest'
import { rounded } from './rounded.mjs'

describe('a path on whole numbers', () => {
  it('is relative, and repeats no letter', () => {
    expect(rounded('M10.2 10.4L20.1 30.3L5 5')).toBe('M10 10l10 20-15-25')
  })

  it('lets no error add up', () => {
    const steps = rounded(`M0 0${'h.4'.repeat(10)}`).slice('M0 0h'.length).split(' ').map(Number)
    expect(steps.reduce((sum, step) => sum + step)).toBe(4)
  })

  it('reads numbers that stand without a gap, and the flags of arcs', () => {
    expect(rounded('m1.5.5a10 10.4 0 01-3-4')).toBe('M2 1a10 10 0 0 1-3-4')
  })

  it('goes on from the start of what was closed', () => {
    expect(rounded('M5 5h10v10zm1 1h2')).toBe('M5 5h10v10zm1 1h2')
  })

  it('begins absolutely, also behind another path', () => {
    expect(rounded('m3 4h1') + rounded('m7 8h1')).toBe('M3 4h1M7 8h1')
  })
})
