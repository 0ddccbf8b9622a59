import type { Choice } from '../../lib/messages'
import type { DieView, ForesightView } from './view'

/** What a choice on its way will probably do to the dice: shown at once, until the table says. */
export interface Guess {
  /** Dice that move, and where to. */
  dice: Map<number, Pick<DieView, 'card' | 'field' | 'rolled'>>
  /** Dice that are thrown. */
  rolling: Set<number>
}

const HAND = { card: null, field: null, rolled: false }

/** What the table has said that this choice would do. */
export function guess({ rolls, takes, laying }: ForesightView, [verb, things]: Choice): Guess {
  const found: Guess = { dice: new Map(), rolling: new Set(verb === 'roll' ? rolls : []) }
  const lay = (die: number, card: number, field: number): void => void found.dice.set(die, { card, field, rolled: true })
  if (verb === 'lay') {
    const [die, card, symbol] = things as [number, number, number]
    const field = laying.find((one) => one.card === card)?.fields[symbol]
    if (field !== undefined) lay(die, card, field)
  } else if (verb === 'lay-all') {
    const [card] = things as [number]
    for (const [die, field] of laying.find((one) => one.card === card)?.all ?? []) lay(die, card, field)
  } else if (verb === 'take' || verb === 'take-all') {
    for (const die of verb === 'take' ? things : takes) found.dice.set(die, HAND)
  }
  return found
}

/** The dice as they are shown: as the table has them, but for those that are on their way. */
export function shown(dice: readonly DieView[], guessed: Guess | null): DieView[] {
  if (!guessed || guessed.dice.size === 0) return dice as DieView[]
  return dice.map((die) => {
    const moved = guessed.dice.get(die.die)
    return moved ? { ...die, ...moved } : die
  })
}
