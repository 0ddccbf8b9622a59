import type { GameInfo, RoomView, SeatView } from './messages'
import { YOU, type Words } from './words'

/** How the one who sits there is called; a bot by its kind, a bot that keeps a seat warm as both. */
export function nameOf(seat: SeatView, room: RoomView, words: Words): string {
  // Whoever sat there in a saved game.
  if (seat.kind === 'open') return seat.name && (words.find(`bot-${seat.name}`, { number: seat.seat + 1 }) ?? seat.name)
  if (seat.kind === 'person') return seat.name
  const keeper = words.find(`bot-${seat.bot}`, { number: seat.seat + 1 }) ?? words.say('ui-bot', { number: seat.seat + 1 })
  const kept = room.guests.find((guest) => guest.id === seat.guest)
  return kept ? words.say('ui-kept-warm', { name: kept.name }) : keeper
}

/** How strong a bot is, and what it is like. */
export function likeOf(bot: string, game: GameInfo, words: Words): string {
  const [strength, about] = [game.strengths[bot], words.find(`bot-${bot}.about`) ?? words.say('ui-bot-about')]
  return strength ? words.say('ui-strength', { strength: words.say(`strength-${strength}`), name: about }) : about
}

/** The side that these seats are on, if there are others: what is said to it is not heard by all. */
export function sideOf(room: RoomView | null, mine: readonly number[]): string {
  const sides = new Set(room?.seats.map(({ side }) => side))
  const own = [...new Set(mine.map((seat) => room?.seats[seat]?.side ?? ''))]
  return sides.size > 1 && own.length === 1 ? own[0]! : ''
}

/** How a guest is called. */
export const guestName = (room: RoomView, id: string): string => room.guests.find((guest) => guest.id === id)?.name ?? ''

/** The names of all seats; who holds one seat alone is addressed there. */
export function namesOf(room: RoomView, mine: readonly number[], words: Words): string[] {
  return room.seats.map((seat) => (mine.length === 1 && mine[0] === seat.seat ? YOU : nameOf(seat, room, words)))
}
