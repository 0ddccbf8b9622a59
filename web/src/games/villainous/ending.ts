import type { AimView, RealmView } from './view'

type Come = Pick<RealmView, 'seat' | 'villain' | 'aims'>

/** How much of an aim is done. */
export const share = ({ done, due }: AimView): number => Math.min(1, done / Math.max(1, due))

/** What makes an aim likely rather than belongs to it: a bold shot may win with less. */
const MEASURES = ['aim-sure-shot']

/**
 * How far each villain has come, whoever won first, then the furthest. Who has won has done all of it: with the last
 * deed what it was about may be gone (Peter Pan is discarded when he falls).
 */
export function ranked<R extends Come>(realms: readonly R[], outcome: string, winners: readonly number[]): R[] {
  const won = outcome === 'won' ? winners : []
  const reached = realms.map((realm) => (won.includes(realm.seat) ? { ...realm, aims: realm.aims.map(fulfilled) } : realm))
  return reached.sort((one, other) => Number(won.includes(other.seat)) - Number(won.includes(one.seat)) || come(other) - come(one))
}

const fulfilled = (aim: AimView): AimView => (MEASURES.includes(aim.name) ? aim : { ...aim, done: aim.due })

const come = ({ aims }: Come): number => aims.reduce((sum, aim) => sum + share(aim), 0) / Math.max(1, aims.length)
