/** A game of a page for the page of examples: dice that are built while playing are laid on cards. */
import { Model, type Meaning, type Thing } from '../../kit/model.svelte'
import type { BoardProps } from '../../kit/manifest'
import type { Choice, QuestionView, RoomView, Sight } from '../../lib/messages'
import { Picking } from '../../lib/picking.svelte'
import { page } from '../../lib/page.svelte'
import { Words } from '../../lib/words'

/** The six sides of each die: signs, all of which may differ. */
export const SIDES: readonly (readonly string[])[] = [
  ['broadsword', 'shield', 'hearts', 'crossed-swords', 'hourglass', 'broken-heart'],
  ['broadsword', 'broadsword', 'shield', 'shield', 'hearts', 'imperial-crown'],
]

const GAME = { name: '', verbs: { lay: ['die', 'card'], roll: [] }, meanings: { die: 'die', card: 'card' }, names: [] }

interface ToyView {
  /** Which side of each die is up, and on which card it lies. */
  dice: { die: number; up: number; card: number | null }[]
}

const asked = (number: number, dice: ToyView['dice']): QuestionView => ({
  seat: 0,
  number,
  window: 'open',
  prompt: '',
  values: {},
  choices: [['roll', []], ...dice.filter((die) => die.card === null).flatMap((die) => [11, 12].map((card): Choice => ['lay', [die.die, card]]))],
  faces: [],
  owners: [],
  lies: [],
  dice: [],
  foresight: null,
  outlook: [],
  tallies: [],
  ready_in: 0,
  idle: false,
})

/** A table that answers at once. */
export class Toy {
  readonly sent: Choice[] = $state([])
  #number = $state(1)
  #dice: ToyView['dice'] = $state.raw([
    { die: 0, up: 0, card: null },
    { die: 1, up: 5, card: null },
  ])
  readonly pick = new Picking((_seat, _question, choice) => this.#take(choice))

  constructor() {
    this.pick.ask(asked(1, this.#dice), GAME)
  }

  readonly props: BoardProps = $derived.by(() => {
    const question = asked(this.#number, this.#dice)
    const view = { seat: 0, moment: this.#number, now: 0, awaiting: [0], committed: [], outcome: null, winners: [], board: { dice: this.#dice } }
    return {
      sight: { seat: 0, view, question, told: [], lines: 0, described: [], bars: [], can_undo: false } as Sight,
      room: { seats: [], guests: [], options: {}, paused: null } as unknown as RoomView,
      words: page.words ?? new Words('en', null as never),
      pick: this.pick,
    }
  })

  #take([verb, things]: Choice): void {
    this.sent.push([verb, things])
    this.#number += 1
    this.#dice = this.#dice.map((die) => {
      if (verb === 'roll') return { ...die, up: (die.up + 1 + die.die) % 6, card: null }
      return die.die === things[0] ? { ...die, card: things[1] ?? null } : die
    })
    this.pick.ask(asked(this.#number, this.#dice), GAME)
  }
}

/** A die is held, then laid: this is all that the game has to say. */
export class ToyModel extends Model<ToyView> {
  override means(thing: Thing): Meaning | null {
    if (thing.kind === 'die') return this.choices.some(([verb, [die]]) => verb === 'lay' && die === thing.id) ? { lit: true, does: () => (this.held = this.holds('die', thing.id) ? null : thing) } : null
    return this.held ? this.laying(this.held, thing) : null
  }
}
