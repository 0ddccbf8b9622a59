import type { RoomView } from '../lib/messages'

/** A room in which nothing happens any more, for a table that is only looked at. */
export const stillRoom = (game: string, options: RoomView['options'], names: readonly string[], phase: RoomView['phase'] = 'over'): RoomView => ({
  code: '',
  game,
  options,
  phase,
  match: 1,
  locked: true,
  listed: false,
  seats: names.map((name, seat) => ({ seat, kind: 'person', name, guest: null, bot: null, side: '', figures: [], away: false })),
  guests: [],
  wants: [],
  patience: 0,
  brought: null,
  commitment: null,
  seed: null,
  earlier_rules: false,
  paused: null,
  clock: null,
})
