/**
 * What a touch means, among what the question offers: one choice that can be sent, several to choose
 * between, or none. `held` is the die that was picked before, `armed` a verb that waits for its target.
 */
import type { Choice } from '../../lib/messages'

/** Verbs that a touch on their card takes at once, wherever they are offered. */
const AT_ONCE_CARD = ['strip', 'clap', 'be'] as const

/** What a touch on a card means; `fitting` are the dice that fit there together, in their order. */
export function meantByCard(choices: readonly Choice[], card: number, held: number | null, armed: string | null, fitting: readonly number[]): Choice[] {
  const on = (verb: string, at = 0): Choice[] => choices.filter(([name, things]) => name === verb && things[at] === card)
  if (armed) return on(armed).slice(0, 1)
  for (const verb of AT_ONCE_CARD) if (on(verb).length) return on(verb).slice(0, 1)
  const lays = on('lay', 1)
  if (held !== null) return lays.filter(([, things]) => things[0] === held)
  const all = on('lay-all')
  if (all.length) return all.slice(0, 1)
  // One die at a time: the first of those that would be laid together.
  return lays.filter(([, [die]]) => die === fitting[0]).slice(0, 1)
}

/** What a touch on a die means, if it does not just pick it up. */
export function meantByDie(choices: readonly Choice[], die: number, armed: string | null): Choice[] {
  const verbs = armed ? [armed] : ['remove', 'swirl', 'take']
  return verbs.flatMap((verb) => choices.filter(([name, things]) => name === verb && things[0] === die)).slice(0, 1)
}

/** What a touch on a player means. */
export function meantBySeat(choices: readonly Choice[], seat: number, armed: string | null): Choice[] {
  return choices.filter(([name, things]) => name === (armed ?? 'afflict') && things[0] === seat).slice(0, 1)
}

/** Can this die be picked up to be laid by itself? */
export const canHold = (choices: readonly Choice[], die: number): boolean => choices.some(([verb, things]) => verb === 'lay' && things[0] === die)
