import type { Choice } from '../../lib/messages'
import { fieldsOf, sideOf, symbolOf } from './facts'
import type { DieView, RushOutView, SpotView } from './view'

/** What a choice on its way will probably do to the dice: shown at once, until the table says. */
export interface Guess {
  /** Dice that move, and where to. */
  dice: Map<number, Pick<DieView, 'card' | 'field' | 'rolled'>>
  /** Dice that are thrown. */
  rolling: Set<number>
}

const HAND = { card: null, field: null, rolled: false }

/** Which dice move. Where they fit is read from what the question offers, and not decided here. */
export function guess(board: RushOutView, spots: ReadonlyMap<number, SpotView>, offered: readonly Choice[], [verb, things]: Choice, seat: number): Guess {
  const found: Guess = { dice: new Map(), rolling: new Set() }
  const mine = board.dice.filter((die) => die.seat === seat)
  switch (verb) {
    case 'roll':
      for (const die of mine) if (die.card === null) found.rolling.add(die.die)
      break
    case 'lay':
      lay(found, board, spots, things, seat)
      break
    case 'lay-all': {
      const order = [...mine].sort((one, other) => Number(one.face === 'joker') - Number(other.face === 'joker'))
      for (const { die } of order) {
        for (const [other, wanted] of offered) {
          if (other === 'lay' && wanted[0] === die && wanted[1] === things[0] && lay(found, board, spots, wanted, seat)) break
        }
      }
      break
    }
    case 'take':
      found.dice.set(things[0]!, HAND)
      break
    case 'take-all':
      for (const die of mine) if (die.field !== null) found.dice.set(die.die, HAND)
  }
  return found
}

/** Put a die on the first free field with the symbol; false if there is none. */
function lay(found: Guess, board: RushOutView, spots: ReadonlyMap<number, SpotView>, things: number[], seat: number): boolean {
  const [die, card, symbol] = things as [number, number, number]
  const spot = spots.get(card)
  const side = sideOf(seat)
  if (!spot) return false
  const taken = new Set<number | null>(board.dice.filter((one) => one.card === card && sideOf(one.seat) === side).map((one) => one.field))
  for (const one of found.dice.values()) if (one.card === card) taken.add(one.field)
  const wanted = symbolOf(symbol)
  const field = fieldsOf(spot, side).findIndex((one, i) => one === wanted && !taken.has(i))
  if (field < 0) return false
  found.dice.set(die, { card, field, rolled: true })
  return true
}

/** The dice as they are shown: as the table has them, but for those that are on their way. */
export function shown(dice: readonly DieView[], guessed: Guess | null): DieView[] {
  if (!guessed || guessed.dice.size === 0) return dice as DieView[]
  return dice.map((die) => {
    const moved = guessed.dice.get(die.die)
    return moved ? { ...die, ...moved } : die
  })
}
