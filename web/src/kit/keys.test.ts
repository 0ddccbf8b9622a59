import { describe, expect, it } from 'vitest'
import { after, keyed } from './keys'

const pressed = (key: string, on: Element, change: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...change })
  on.dispatchEvent(event)
  return event
}

describe('keys of a board', () => {
  it('do something for who plays, and nothing while something is written or with a modifier', () => {
    const heard: string[] = []
    const field = document.body.appendChild(document.createElement('input'))
    const t = { seat: 1 as number | null }
    const listen = keyed(t, ({ key }) => heard.push(key) > 0 && key !== 'x')
    addEventListener('keydown', listen)
    expect(pressed('a', document.body).defaultPrevented).toBe(true)
    expect(pressed('x', document.body).defaultPrevented).toBe(false)
    pressed('b', field)
    pressed('c', document.body, { ctrlKey: true })
    t.seat = null
    pressed('d', document.body)
    expect(heard).toEqual(['a', 'x'])
    removeEventListener('keydown', listen)
    field.remove()
  })

  it('go round in both directions', () => {
    expect([after([1, 2, 3], 3, 1), after([1, 2, 3], 1, -1), after([1, 2, 3], null, 1), after([1, 2, 3], null, -1)]).toEqual([1, 3, 1, 3])
    expect(after([], null, 1)).toBeUndefined()
  })
})
