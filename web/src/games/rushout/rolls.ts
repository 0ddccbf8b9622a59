import type { RushOutView } from './view'

/** Who has just thrown dice, and until when they tumble: seat and table time. */
export function thrown(before: RushOutView | null, after: RushOutView): Map<number, number> {
  const found = new Map<number, number>()
  if (!before || before.round !== after.round) return found
  for (const { seat, rests_at } of after.seats) if (rests_at !== before.seats[seat]?.rests_at) found.set(seat, rests_at)
  return found
}
