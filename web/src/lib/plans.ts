import type { Connection, Wish } from './connection.svelte'

/** What the start page has arranged for a room that was just opened: carried out on entering it. */
const plans = new Map<string, Wish[]>()

export function plan(code: string, wishes: Wish[]): void {
  if (wishes.length) plans.set(code, wishes)
}

/** Is something arranged for this room that has not been carried out yet? */
export const isPlanned = (code: string): boolean => plans.has(code)

/** Ask for all that was planned, one after the other; the first refusal ends it. Does the match begin with it? */
export async function carryOut(connection: Connection): Promise<boolean> {
  const wishes = plans.get(connection.code) ?? []
  plans.delete(connection.code)
  for (const wish of wishes) if (await connection.ask(wish)) return false
  return wishes.at(-1)?.type === 'start'
}
