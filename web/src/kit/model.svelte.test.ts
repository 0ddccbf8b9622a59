import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, QuestionView, RoomView, Sight } from '../lib/messages'
import { Picking } from '../lib/picking.svelte'
import { words, type Words } from '../lib/words'
import { Model, type Meaning, type Thing } from './model.svelte'

const GAME = {
  name: 'toy',
  verbs: { lay: ['die', 'card'], turn: ['card'], roll: [], heal: ['seat'] },
  meanings: { die: 'die', card: 'card', seat: 'seat' },
  names: [],
}
const CHOICES: Choice[] = [
  ['roll', []],
  ['lay', [1, 7]],
  ['lay', [1, 8]],
  ['lay', [2, 8]],
  ['turn', [9]],
  ['heal', [3]],
]
const card = (id: number): Thing => ({ kind: 'card', id })
const die = (id: number): Thing => ({ kind: 'die', id })

const asked = (number: number, choices = CHOICES, ready_in = 0): QuestionView => ({
  ...{ seat: 2, number, window: 'open' as const, prompt: 'act', values: {}, choices },
  ...{ faces: [], owners: [], lies: [], dice: [], foresight: null, outlook: [], tallies: [], ready_in, idle: false },
})
const sight = (question: QuestionView, board: unknown = { round: 1, dice: [{ die: 1 }] }): Sight =>
  ({ seat: 2, view: { board, awaiting: [2], winners: [], outcome: null, moment: question.number }, question, told: [], lines: 0 }) as unknown as Sight

/** A model that says for itself what dice and cards mean. */
class Toy extends Model<{ round: number; dice: { die: number }[] }> {
  readonly came: Choice[] = []

  override means(thing: Thing): Meaning | null {
    if (thing.kind === 'die') return { lit: false, does: () => (this.held = thing) }
    return this.held ? this.laying(this.held, thing) : this.sendsOne(this.choices.filter(([, things]) => things.at(-1) === thing.id))
  }

  protected override keeps(held: Thing): boolean {
    return this.choices.some(([, things]) => things[0] === held.id)
  }

  protected override get patience(): number {
    return 200
  }

  protected override arrived(choice: Choice): void {
    this.came.push(choice)
  }
}

class Desk<Kind extends Model<unknown>> {
  readonly sent: Choice[] = []
  readonly pick = new Picking((_seat, _question, choice) => this.sent.push(choice))
  now: Sight = $state.raw(sight(asked(1)))
  readonly model: Kind

  constructor(make: new (props: ConstructorParameters<typeof Model>[0]) => Kind, said: Words) {
    this.model = new make(() => ({ sight: this.now, room: {} as RoomView, words: said, pick: this.pick }))
    this.shows(this.now)
  }

  shows(seen: Sight): void {
    this.now = seen
    this.pick.ask(seen.question, GAME)
    this.model.see()
    this.model.goOn()
    flushSync()
  }
}

let said: Words
beforeEach(async () => void (said = await words('en', GAME, ['Anna', 'Ben', 'you', 'Cleo'])))
afterEach(() => void vi.useRealTimers())

describe('a board that says nothing of its own', () => {
  it('lights up what choices touch, narrows by touches and takes what is touched once more', () => {
    const { model, sent } = new Desk(Model, said)
    expect([model.lit('die', 1), model.lit('card', 8), model.lit('card', 6)]).toEqual([true, true, false])
    model.touch('die', 1)
    expect([model.chosen('die', 1), model.lit('die', 2), model.touchable('die', 2)]).toEqual([true, false, true])
    model.touch('card', 8)
    expect(sent).toEqual([])
    model.touch('card', 8)
    expect(sent).toEqual([['lay', [1, 8]]])
  })

  it('takes what is laid on something, and waits where a finger may have missed', () => {
    const { model, sent, pick } = new Desk(Model, said)
    expect(model.laying(die(2), card(7))).toBeNull()
    model.laying(die(2), card(8))?.does(false)
    expect([sent, pick.ready]).toEqual([[], ['lay', [2, 8]]])
    model.laying(die(1), card(7))?.does(true)
    expect(sent).toEqual([['lay', [1, 7]]])
  })

  it('knows how large it will be before it is drawn', () => {
    const within = document.createElement('div')
    Object.defineProperties(within, { clientWidth: { value: 900 }, clientHeight: { value: 600 } })
    const model = new Model(() => ({ sight: sight(asked(1)), room: {} as RoomView, words: said, pick: new Picking(), within }))
    expect([model.width, model.height]).toEqual([900, 600])
  })

  it('knows who sits where, me first, and how I am called', () => {
    const { model } = new Desk(Model, said)
    expect(model.around(4)).toEqual([2, 3, 0, 1])
    expect([model.called(2), model.called(3), model.name(0)]).toEqual(['you', 'Cleo', 'Anna'])
  })

  it('keeps the parts of the view that have not changed, so that nothing is drawn anew', () => {
    const desk = new Desk(Toy, said)
    const before = desk.model.board.dice
    desk.shows(sight(asked(2), { round: 2, dice: [{ die: 1 }] }))
    expect([desk.model.board.round, desk.model.board.dice === before]).toEqual([2, true])
  })
})

describe('a board that says what a touch means', () => {
  it('sends at once where that is meant, and leaves a choice between several', () => {
    const { model, sent } = new Desk(Toy, said)
    model.touch('card', 8)
    expect(sent).toEqual([])
    expect(model.between).toEqual([
      ['lay', [1, 8]],
      ['lay', [2, 8]],
    ])
    model.touch('card', 9)
    expect([sent, model.between]).toEqual([[['turn', [9]]], []])
  })

  it('holds a thing to lay it, as long as it can be laid', () => {
    const desk = new Desk(Toy, said)
    desk.model.touch('die', 2)
    expect([desk.model.holds('die', 2), desk.model.lit('card', 8), desk.model.lit('card', 7)]).toEqual([true, true, false])
    desk.shows(sight(asked(2, [['roll', []]])))
    expect(desk.model.held).toBeNull()
  })

  it('lets a verb wait for its target, and takes it at once where there is but one', () => {
    const desk = new Desk(Toy, said)
    desk.model.arm('lay')
    expect(desk.model.armed).toBe('lay')
    desk.model.arm('lay')
    expect(desk.model.armed).toBeNull()
    desk.model.arm('heal', false)
    expect([desk.model.armed, desk.sent]).toEqual(['heal', []])
    desk.shows(sight(asked(2, [['roll', []]])))
    expect(desk.model.armed).toBeNull()
    desk.shows(sight(asked(3)))
    desk.model.arm('heal')
    expect(desk.sent).toEqual([['heal', [3]]])
  })

  it('keeps a touch that comes a little too early, and forgets one that comes much too early', () => {
    vi.useFakeTimers()
    const desk = new Desk(Toy, said)
    for (const [number, ready_in] of [
      [2, 150],
      [3, 900],
    ] as const) {
      desk.shows(sight(asked(number, CHOICES, ready_in)))
      desk.model.say('roll')
      vi.advanceTimersByTime(ready_in + 10)
      desk.model.goOn()
      expect(desk.sent).toEqual([['roll', []]])
    }
  })

  it('hears a button once that is pressed twice, and a touch that is meant twice', () => {
    const desk = new Desk(Toy, said)
    desk.model.say('roll')
    desk.model.say('roll')
    desk.shows(sight(asked(2)))
    expect(desk.sent).toEqual([['roll', []]])
    desk.model.send(['turn', [9]])
    desk.model.send(['turn', [9]])
    desk.shows(sight(asked(3)))
    expect(desk.sent.slice(1)).toEqual([
      ['turn', [9]],
      ['turn', [9]],
    ])
  })

  it('hears of what the table took, and not of what it refused', () => {
    const desk = new Desk(Toy, said)
    desk.model.say('roll')
    desk.pick.refused()
    desk.model.goOn()
    expect(desk.model.came).toEqual([])
    desk.model.say('roll')
    desk.shows(sight(asked(2)))
    expect(desk.model.came).toEqual([['roll', []]])
  })
})
