import type { AimView, RealmView } from './view'

type Come = Pick<RealmView, 'seat' | 'villain' | 'aims'>

/** How much of an aim is done. */
export const share = ({ done, due }: AimView): number => Math.min(1, done / Math.max(1, due))

/**
 * How far each villain has come, the furthest first. Who has won has done all of it: with the last deed what it was
 * about may be gone (Peter Pan is discarded when he falls), or luck may have stood in for a part (a bold shot).
 */
export function ranked<R extends Come>(realms: readonly R[], outcome: string, winners: readonly number[]): R[] {
  const won = outcome === 'won' ? winners : []
  const reached = realms.map((realm) => (won.includes(realm.seat) ? { ...realm, aims: realm.aims.map((aim) => ({ ...aim, done: aim.due })) } : realm))
  return reached.sort((one, other) => come(other) - come(one))
}

const come = ({ aims }: Come): number => aims.reduce((sum, aim) => sum + share(aim), 0) / Math.max(1, aims.length)
