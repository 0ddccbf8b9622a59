import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, Message, QuestionView, RoomView, Sight } from '../../lib/messages'
import { Picking } from '../../lib/picking.svelte'
import { words, type Words } from '../../lib/words'
import { TableClock } from '../../lib/clock'
import { RushTable } from './table.svelte'
import type { RushOutView } from './view'

const VERBS = { roll: [], lay: ['die', 'card', 'symbol'], 'lay-all': ['card'], take: ['die'], ping: ['card'] }
const VOCABULARY = { name: 'rushout', verbs: VERBS, meanings: { die: 'die', card: 'card', seat: 'seat' }, names: [] }

function view(more: Partial<RushOutView> = {}): RushOutView {
  const dice = [0, 1, 2].map((number) => ({ die: number, seat: 1, face: 'key', rolled: true, card: null, field: null }))
  const seat = (number: number, its: number[], rests_at = 0) => ({
    seat: number,
    side: number ? 'heroes' : 'wizard',
    hero: null,
    kind: null,
    joker: null,
    wounded: false,
    dice: its,
    ready_at: rests_at,
    rests_at,
    gear: [],
    weaknesses: [],
    experience: 0,
    swirling: false,
  })
  const trial = { card: 40, kind: 'rune-door', type: 'standard', heroes: ['key', 'key'], wizard: [], banner: null, sides: ['heroes'], dragon: false, claps: null, helpers: [] }
  return {
    round: 1,
    setup: 'exercise-1',
    phase: 'race',
    roll_ms: 700,
    trials: [trial],
    spells: [],
    curses: [],
    tiles: [],
    scrolls: [],
    dice,
    seats: [seat(0, []), seat(1, [0, 1, 2])],
    learning: [],
    faults: [],
    market: [],
    bought: [],
    dragon: null,
    casting: null,
    ...more,
  } as unknown as RushOutView
}

const CHOICES: Choice[] = [
  ['roll', []],
  ['lay', [0, 40, 3]],
  ['lay', [1, 40, 3]],
  ['lay-all', [40]],
  ['ping', [40]],
]

const asked = (number: number, choices = CHOICES, ready_in = 0): QuestionView => ({
  seat: 1,
  number,
  window: 'open',
  prompt: 'hero',
  values: {},
  choices,
  faces: [],
  owners: [],
  lies: [],
  dice: [],
  foresight: { rolls: [0, 1, 2], takes: [], laying: [{ card: 40, fields: { 3: 0 }, all: [[0, 0], [1, 1]] }] },
  outlook: [],
  tallies: [],
  ready_in,
  idle: false,
})

const sight = (question: QuestionView, board = view(), now = 1000, told: Message[] = [], lines = 0): Sight => ({
  seat: 1,
  view: { seat: 1, moment: question.number, now, awaiting: [1], committed: [], outcome: null, winners: [], board },
  question,
  told: told.map((message, i) => ({ line: lines + i, moment: 0, message })),
  lines,
  described: [],
  bars: [],
  can_undo: false,
})

/** A board without a page: what it sends, and what it is shown. */
class Desk {
  readonly sent: Choice[] = []
  readonly pick = new Picking((_seat, _question, choice) => this.sent.push(choice))
  readonly clock = new TableClock()
  /** Tells when it changes, as the properties of a component do. */
  now: Sight = $state.raw(sight(asked(1)))
  readonly table: RushTable

  constructor(said: Words) {
    this.clock.heard(1000)
    const room = { options: {}, paused: null, guests: [], seats: [] } as unknown as RoomView
    this.table = new RushTable(() => ({ sight: this.now, room, words: said, pick: this.pick, clock: this.clock }))
    this.shows(this.now)
  }

  shows(seen: Sight): void {
    this.now = seen
    this.pick.ask(seen.question, VOCABULARY)
    this.table.see()
    this.table.goOn()
    flushSync()
  }
}

describe('a touch', () => {
  let desk: Desk

  beforeEach(async () => {
    vi.useFakeTimers()
    localStorage.setItem('spieltisch-rushout-taught', 'hero wizard')
    desk = new Desk(await words('en', VOCABULARY, ['Zoe', 'you']))
  })
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it('shows at once and is confirmed by the table', () => {
    desk.table.touch('card', 40)
    expect(desk.sent).toEqual([['lay-all', [40]]])
    expect(desk.table.dice.map((die) => die.card)).toEqual([40, 40, null])
    expect(desk.table.isPending(0)).toBe(true)
    const laid = view().dice.map((die, i) => (i < 2 ? { ...die, card: 40, field: i } : die))
    desk.shows(sight(asked(2, [['roll', []]]), view({ dice: laid })))
    expect(desk.table.dice.map((die) => die.card)).toEqual([40, 40, null])
    expect(desk.table.isPending(0)).toBe(false)
  })

  it('that was refused springs back', () => {
    desk.table.touch('card', 40)
    desk.pick.refused()
    desk.table.goOn()
    expect(desk.table.dice.map((die) => die.card)).toEqual([null, null, null])
    desk.table.touch('card', 40)
    expect(desk.sent).toHaveLength(2)
  })

  it('a little too early waits for its moment', () => {
    desk.shows(sight(asked(2, CHOICES, 200)))
    desk.table.touch('card', 40)
    expect(desk.sent).toEqual([])
    vi.advanceTimersByTime(210)
    desk.table.goOn()
    expect(desk.sent).toEqual([['lay-all', [40]]])
  })

  it('much too early is forgotten', () => {
    desk.shows(sight(asked(2, CHOICES, 600)))
    desk.table.touch('card', 40)
    vi.advanceTimersByTime(610)
    desk.table.goOn()
    expect(desk.sent).toEqual([])
  })

  it('dice tumble from the touch until the table says that the throw is over', () => {
    desk.table.say('roll')
    expect(desk.table.rolling).toBe(true)
    const thrown = view({ seats: [view().seats[0]!, { ...view().seats[1]!, ready_at: 1700, rests_at: 1700 }] })
    desk.shows(sight(asked(2, CHOICES, 700), thrown))
    expect(desk.table.rolling).toBe(true)
    expect(desk.table.lit('card', 40)).toBe(false)
    vi.advanceTimersByTime(800)
    expect(desk.table.rolling).toBe(false)
    expect(desk.table.lit('card', 40)).toBe(true)
  })

  it('a ping reaches the screen and passes', () => {
    desk.shows(sight(asked(1), view(), 1000, [{ key: 'round', values: { round: 1 } }]))
    desk.shows(sight(asked(1), view(), 1000, [{ key: 'pings', values: { seat: 1, card: { card: 40, kind: 'rune-door' } } }], 1))
    expect(desk.table.chronicle.pings.now.map(({ seat, card }) => [seat, card])).toEqual([[1, 40]])
    vi.advanceTimersByTime(3000)
    expect(desk.table.chronicle.pings.now).toEqual([])
  })
})

describe('the tutor', () => {
  beforeEach(() => localStorage.clear())

  it('teaches who plays the first exercise for the first time, and goes on with what they do', async () => {
    const desk = new Desk(await words('en', VOCABULARY, ['Zoe', 'you']))
    expect(desk.table.tutor.step).toBe(0)
    expect(desk.table.tutor.lessons).toHaveLength(9)
    desk.table.tutor.goOn()
    desk.table.say('roll')
    desk.shows(sight(asked(2)))
    expect(desk.table.tutor.step).toBe(2)
    desk.table.touch('card', 40)
    desk.pick.refused()
    desk.table.goOn()
    expect(desk.table.tutor.step).toBe(2)
    desk.table.touch('card', 40)
    desk.shows(sight(asked(3)))
    expect(desk.table.tutor.step).toBe(3)
    desk.table.tutor.end()
    expect(new Desk(await words('en', VOCABULARY, ['Zoe', 'you'])).table.tutor.step).toBeNull()
  })
})
