import { describe, expect, test } from 'vitest'
import { corner, pips, playingCard } from './faces'
import { shift } from '../flip'

describe('a playing card', () => {
  test('is known by suit and rank, and red or not', () => {
    expect(playingCard('hearts-queen')).toEqual({ suit: 'hearts', rank: 'queen', red: true })
    expect(playingCard('clubs-10')?.red).toBe(false)
    expect(playingCard('dragon')).toBeNull()
  })

  test('shows as many pips as it counts, each in a place of its own on the card', () => {
    for (let value = 2; value <= 10; value++) {
      const places = pips(String(value))
      expect(places).toHaveLength(value)
      expect(new Set(places.map(String)).size).toBe(value)
      for (const [x, y] of places) expect(x > 20 && x < 80 && y > 20 && y < 120).toBe(true)
    }
  })

  test('has the letter of its language in the corner', () => {
    expect([corner('♥B'), corner('♠10'), corner('♣Q')]).toEqual(['B', '10', 'Q'])
  })
})

test('a flight leads from the middle of one place to the middle of the other', () => {
  expect(shift({ x: 0, y: 0, w: 20, h: 28 }, { x: 100, y: 50, w: 40, h: 56 })).toEqual({ dx: -110, dy: -64, scale: 0.5 })
})
