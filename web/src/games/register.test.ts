import { describe, expect, it } from 'vitest'
import { board } from './register'

describe('a board', () => {
  it('is asked for once, so that who asks again has it at once', async () => {
    expect(board('kapow')).toBe(board('kapow'))
    expect(await board('kapow')).not.toBeNull()
  })

  it('is missing where a game has none', async () => {
    expect(await board('no-game')).toBeNull()
  })
})
