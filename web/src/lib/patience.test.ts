import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetched } from './patience'

const answers: (() => Promise<Response>)[] = []
const down = (): Promise<Response> => Promise.reject(new TypeError('no line'))
const answer = (status: number) => (): Promise<Response> => Promise.resolve(new Response('words', { status }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn(() => (answers.shift() ?? down)()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  answers.length = 0
})

describe("one of the page's own files", () => {
  it('is asked for again until the line is back', async () => {
    answers.push(down, answer(503), down, answer(200))
    const file = fetched('/a')
    await vi.advanceTimersByTimeAsync(300 + 600 + 1200)
    expect(await (await file).text()).toBe('words')
  })

  it('is asked for at once when the browser says that the line is back', async () => {
    answers.push(down, answer(200))
    const file = fetched('/a')
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    expect((await file).ok).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('that is not there is not asked for again', async () => {
    answers.push(answer(404))
    await expect(fetched('/a')).rejects.toThrow('404')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
