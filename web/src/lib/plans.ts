import type { Connection, Wish } from './connection.svelte'

/** What the start page has arranged for a room that was just opened: carried out on entering it. */
const plans = new Map<string, Wish[]>()

export function plan(code: string, wishes: Wish[]): void {
  if (wishes.length) plans.set(code, wishes)
}

/** Ask for all that was planned, one after the other; the first refusal ends it. */
export async function carryOut(connection: Connection): Promise<void> {
  const wishes = plans.get(connection.code) ?? []
  plans.delete(connection.code)
  for (const wish of wishes) if (await connection.ask(wish)) return
}
