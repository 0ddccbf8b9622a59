import { SvelteMap } from 'svelte/reactivity'
import { expect, test } from 'vitest'
import type { Hinted, QuestionView } from '../lib/messages'
import { Hinting } from './hinting.svelte'

const question = (number: number): QuestionView =>
  ({ seat: 0, number, choices: [['pass', []], ['raid', [3, 4]]] }) as unknown as QuestionView

const hinted = (number: number, choice: Hinted['choice']): Hinted => ({
  type: 'hinted', number: 0, seat: 0, question: number, bot: 'quick', choice, reasons: ['power'],
})

function asking(refusal = false) {
  const heard = new SvelteMap<'last', Hinted>()
  const line = {
    get hinted(): Hinted | null {
      return heard.get('last') ?? null
    },
    hears: (hint: Hinted) => heard.set('last', hint),
    light: 'open' as const,
    asked: 0,
    ask: async () => (line.asked++, refusal ? { key: 'too-fast', values: {} } : null),
  }
  const now = { question: question(7) as QuestionView | null }
  return { line, now, make: () => new Hinting(line, () => now.question) }
}

test('a hint is waited for, said, and put away', async () => {
  const { line, make } = asking()
  const hinting = make()
  expect([hinting.said, hinting.waits]).toEqual([null, false])
  await hinting.ask()
  expect(make().waits).toBe(false)
  expect(hinting.waits).toBe(true)
  await hinting.ask()
  expect(line.asked).toBe(1)
  line.hears(hinted(7, ['raid', [3, 4]]))
  hinting.close()
  expect(hinting.waits).toBe(false)
})

test('only what is said to the question of now counts, and only if it is offered', () => {
  for (const [hint, counts] of [
    [hinted(7, ['raid', [3, 4]]), true],
    [hinted(6, ['raid', [3, 4]]), false],
    [hinted(7, ['raid', [3, 5]]), false],
    [hinted(7, null), false],
  ] as const) {
    const { line, make } = asking()
    line.hears(hint)
    expect(make().said !== null).toBe(counts)
    expect(make().none).toBe(hint.choice === null)
  }
})

test('who is refused may ask again', async () => {
  const { make } = asking(true)
  const hinting = make()
  expect(await hinting.ask()).toEqual({ key: 'too-fast', values: {} })
  expect(hinting.waits).toBe(false)
})

test('who gets no answer, or one that is of no use any more, waits no longer and may ask again', async () => {
  for (const answer of [null, ['raid', [3, 5]]] satisfies Hinted['choice'][]) {
    const { line, make } = asking()
    const hinting = make()
    await hinting.ask()
    line.hears(hinted(7, answer))
    expect([hinting.waits, hinting.said, hinting.none]).toEqual([false, null, answer === null])
    await hinting.ask()
    expect([line.asked, hinting.waits, hinting.none]).toEqual([2, true, false])
  }
})
