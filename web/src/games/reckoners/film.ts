import type { Message, ToldView } from '../../lib/messages'
import type { DistrictView, EpicView, NewcagoView } from './view'

/** What was told while the Epics acted, how the table lay before, and how it lies after it. */
export interface Film {
  before: NewcagoView
  after: NewcagoView
  told: readonly ToldView[]
}

const textOf = ({ values }: Message, name: string): string => (typeof values[name] === 'string' ? values[name] : '')
const numberOf = ({ values }: Message, name: string): number => (typeof values[name] === 'number' ? values[name] : 0)
function cardOf({ values }: Message): number {
  const { card } = values
  return card !== null && typeof card === 'object' && 'card' in card ? card.card : -1
}

function inDistrict(board: NewcagoView, district: string, change: (one: DistrictView) => Partial<DistrictView>): NewcagoView {
  return { ...board, districts: board.districts.map((one) => (one.district === district ? { ...one, ...change(one) } : one)) }
}

function onEpic(board: NewcagoView, card: number, change: (one: EpicView) => EpicView): NewcagoView {
  return { ...board, districts: board.districts.map((one) => (one.epic?.card === card ? { ...one, epic: change(one.epic) } : one)) }
}

/** What each message changes of what is seen; `after` says what a message leaves open. */
const CHANGES: Readonly<Record<string, (board: NewcagoView, message: Message, after: NewcagoView) => NewcagoView>> = {
  'epic-phase': (board, _, after) => ({ ...board, phase: after.phase }),
  population: (board, message) => ({ ...board, population: numberOf(message, 'left') }),
  recruits: (board, message) => inDistrict(board, textOf(message, 'district'), ({ enforcement }) => ({ enforcement: enforcement + numberOf(message, 'count') })),
  builds: (board, message) => inDistrict(board, textOf(message, 'district'), ({ barricades }) => ({ barricades: barricades + numberOf(message, 'count') })),
  enters: (board, message, after) =>
    inDistrict(board, textOf(message, 'district'), ({ district, epic }) => ({ epic: after.districts.find((one) => one.district === district)?.epic ?? epic })),
  activates: (board, message) => onEpic(board, cardOf(message), (epic) => ({ ...epic, marker: numberOf(message, 'count') })),
  'marker-moves': (board, message, after) => {
    const final = after.districts.find(({ epic }) => epic?.card === cardOf(message))?.epic
    return onEpic(board, cardOf(message), (epic) => ({ ...(final ?? epic), marker: numberOf(message, 'marker') }))
  },
  boosts: (board, message) => ({
    ...board,
    steelheart: { ...board.steelheart, tracks: board.steelheart.tracks.map((one) => (`track-${one.track}` === textOf(message, 'track') ? { ...one, marker: numberOf(message, 'marker') } : one)) },
  }),
  'steelheart-moves': (board, message) => {
    const district = board.districts.findIndex((one) => one.district === textOf(message, 'district'))
    return { ...board, steelheart: { ...board.steelheart, district }, districts: board.districts.map((one, place) => ({ ...one, steelheart: place === district })) }
  },
}

/** Do the Epics act in what was told? */
export const isFilm = (told: readonly ToldView[]): boolean => told.some(({ message }) => message.key === 'activates' || message.key === 'steelheart-acts')

/** The table while a line is told; what is already past the last one, or not told at all, is the table as it is. */
export function frame({ before, after, told }: Film, line: number | null): NewcagoView {
  const last = told.at(-1)
  if (line === null || !last || line > last.line) return after
  const shown = told.filter((one) => one.line <= line)
  return shown.reduce((board, { message }) => CHANGES[message.key]?.(board, message, after) ?? board, before)
}
