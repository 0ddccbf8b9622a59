import type { Choice } from '../../lib/messages'

/** A thing that is touched: a card or tile, a die, a seat. */
export type Touch = { card: number } | { die: number } | { seat: number }

/** What the verbs name, in this order. The first thing that is touched decides. */
export type Names = Readonly<Record<string, readonly string[]>>

/**
 * What a touch means, among what the question offers. `held` is the die that was picked before,
 * `armed` a verb that waits for its target. `sure`: it can be sent; otherwise there is something
 * to choose between, or nothing.
 */
export interface Meant {
  sure: Choice | null
  /** Several symbols that one die may stand for. */
  between: Choice[]
}

const NOTHING: Meant = { sure: null, between: [] }

const one = (choice: Choice | undefined): Meant => (choice ? { sure: choice, between: [] } : NOTHING)

/** Verbs that a touch on their card takes at once, wherever they are offered. */
const AT_ONCE_CARD = ['strip', 'clap', 'be'] as const
/** Verbs that have to be wanted first: a touch on a card or die means something else else. */
export const ARMED = ['ping', 'dispel', 'exchange', 'turn-joker', 'flip', 'heal', 'call'] as const

/** What a touch on a card means. */
export function meantByCard(choices: readonly Choice[], card: number, held: number | null, armed: string | null, jokers: (die: number) => boolean): Meant {
  const on = (verb: string, at = 0): Choice[] => choices.filter(([name, things]) => name === verb && things[at] === card)
  if (armed) return one(on(armed)[0])
  for (const verb of AT_ONCE_CARD) if (on(verb).length) return one(on(verb)[0])
  const lays = on('lay', 1)
  if (held !== null) {
    const fits = lays.filter(([, things]) => things[0] === held)
    return fits.length > 1 ? { sure: null, between: fits } : one(fits[0])
  }
  const all = on('lay-all')
  if (all.length) return one(all[0])
  // One die at a time: plain ones first, as they can stand for nothing else.
  return one(lays.find(([, things]) => !jokers(things[0]!)) ?? lays[0])
}

/** What a touch on a die means, if it does not just pick it up. */
export function meantByDie(choices: readonly Choice[], die: number, armed: string | null): Meant {
  const on = (verb: string): Choice | undefined => choices.find(([name, things]) => name === verb && things[0] === die)
  if (armed) return one(on(armed))
  for (const verb of ['remove', 'swirl', 'take']) {
    const found = on(verb)
    if (found) return one(found)
  }
  return NOTHING
}

/** What a touch on a player means. */
export function meantBySeat(choices: readonly Choice[], seat: number, armed: string | null): Meant {
  const verbs = armed ? [armed] : ['afflict']
  return one(choices.find(([name, things]) => verbs.includes(name) && things[0] === seat))
}

/** Can this die be picked up to be laid by itself? */
export const canHold = (choices: readonly Choice[], die: number): boolean => choices.some(([verb, things]) => verb === 'lay' && things[0] === die)

/** The choices of a verb. */
export const withVerb = (choices: readonly Choice[], verb: string): Choice[] => choices.filter(([name]) => name === verb)
