import type { Sight } from '../lib/messages'

/** Whose sight the device shows, and whether it has to be handed over first. */
export interface Turn {
  seat: number | null
  curtain: boolean
}

/** Is there anything that one of the seats on this device sees and another must not? */
function secrets(sights: readonly Sight[]): boolean {
  if (sights.some((sight) => sight.view.committed.length > 0)) return true
  const boards = sights.map((sight) => JSON.stringify(sight.view.board))
  return boards.some((board) => board !== boards[0])
}

/**
 * With several seats on one device: the seat that was shown stays while it is asked, then comes the
 * next one that is. `shown` is who has said last that they are looking; null after a reload.
 */
export function turn(sights: readonly Sight[], shown: number | null): Turn {
  const first = sights[0]
  if (!first || sights.length === 1) return { seat: first?.seat ?? null, curtain: false }
  const over = sights.some((sight) => sight.view.outcome !== null)
  const asked = sights.filter((sight) => sight.question).map((sight) => sight.seat ?? 0)
  const after = asked.filter((seat) => seat > (shown ?? -1))
  const stays = shown !== null && sights.some((sight) => sight.seat === shown) ? shown : null
  const seat = stays !== null && asked.includes(stays) ? stays : (after[0] ?? asked[0] ?? stays ?? first.seat)
  return { seat, curtain: !over && seat !== stays && secrets(sights) }
}
