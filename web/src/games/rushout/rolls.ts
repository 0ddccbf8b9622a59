import type { RushOutView } from './view'

/**
 * Who has just thrown dice, and until when they tumble: seat and table time. A throw takes at least
 * `rollMs` and moves no die; pointing takes time too, and is told.
 */
export function thrown(before: RushOutView | null, after: RushOutView, now: number, rollMs: number, pinged: readonly number[]): Map<number, number> {
  const found = new Map<number, number>()
  if (!before || before.round !== after.round) return found
  for (const seat of after.seats) {
    const earlier = before.seats[seat.seat]
    if (!earlier || earlier.ready_at === seat.ready_at || pinged.includes(seat.seat)) continue
    if (seat.ready_at - now < rollMs) continue
    const stayed = seat.dice.every((die) => before.dice[die]?.card === after.dice[die]?.card)
    const inHand = seat.dice.filter((die) => after.dice[die]?.card === null)
    if (stayed && inHand.length && inHand.every((die) => after.dice[die]?.rolled)) found.set(seat.seat, seat.ready_at)
  }
  return found
}
