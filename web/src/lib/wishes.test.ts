import { describe, expect, it } from 'vitest'
import type { Choice, QuestionView } from './messages'
import { Picking } from './picking.svelte'
import { Wishes } from './wishes.svelte'

const GAME = { verbs: { use: ['symbol'], play: ['card'], to: ['place'], end: [] }, meanings: { card: 'card', place: 'name' } }

const USE: Choice = ['use', [0]]
const PLAY: Choice = ['play', [7]]
const TO: Choice = ['to', [3]]
const END: Choice = ['end', []]

/** A table that asks one question after the other, and what it was answered. */
function table(...asked: Choice[][]) {
  const sent: Choice[] = []
  const failures: number[] = []
  const pick = new Picking((_seat, _question, choice) => sent.push(choice))
  const wishes = new Wishes(
    () => pick,
    (taken) => failures.push(taken),
  )
  let number = 0
  const ask = (choices: Choice[] | undefined, again = false): void => {
    if (!again) number += 1
    const question: QuestionView | null = choices
      ? { seat: 0, number, window: 'open', prompt: 'act', values: {}, choices, faces: [], owners: [], lies: [], dice: [], ready_in: 0 }
      : null
    pick.ask(question, GAME)
    wishes.goOn()
  }
  const [first, ...rest] = asked
  ask(first)
  return {
    sent,
    failures,
    pick,
    wishes,
    next: () => ask(rest.shift()),
    refuse: (choices: Choice[]) => {
      pick.refused()
      ask(choices, true)
    },
  }
}

describe('wishes', () => {
  it('answer one question after the other', () => {
    const one = table([USE, END], [PLAY], [TO, ['to', [4]]])
    one.wishes.want([USE], [PLAY], [TO])
    one.next()
    one.next()
    expect(one.sent).toEqual([USE, PLAY, TO])
    expect(one.wishes.busy).toBe(false)
    expect(one.failures).toEqual([])
  })

  it('wait until an answer has arrived', () => {
    const one = table([USE, END], [PLAY])
    one.wishes.want([USE], [PLAY])
    one.wishes.goOn()
    one.wishes.goOn()
    expect(one.sent).toEqual([USE])
  })

  it('take the first choice of a step that is offered', () => {
    const one = table([['use', [1]], USE, END])
    one.wishes.want([['use', [2]], USE, ['use', [1]]])
    expect(one.sent).toEqual([USE])
  })

  it('are dropped when the wished choice is not offered', () => {
    const one = table([USE, END], [['play', [8]]], [TO])
    one.wishes.want([USE], [PLAY], [TO])
    one.next()
    expect(one.wishes.busy).toBe(false)
    expect(one.failures).toEqual([1])
    one.next()
    expect(one.sent).toEqual([USE])
  })

  it('are dropped when nothing is asked any more', () => {
    const one = table([USE, END])
    one.wishes.want([USE], [PLAY])
    one.next()
    expect(one.failures).toEqual([1])
  })

  it('are dropped when an answer is refused, and the question is open again', () => {
    const one = table([USE, END])
    one.wishes.want([USE], [USE])
    one.refuse([USE, END])
    expect(one.sent).toEqual([USE])
    expect(one.failures).toEqual([1])
    expect(one.pick.begun).toBe(false)
  })

  it('give way to newer ones', () => {
    const one = table([USE, END], [PLAY, ['play', [9]]])
    one.wishes.want([USE], [PLAY])
    one.wishes.drop()
    one.next()
    one.wishes.want([['play', [9]]])
    expect(one.sent).toEqual([USE, ['play', [9]]])
  })
})
