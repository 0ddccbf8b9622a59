/** Sorting: cards are laid out freely, then told to the table in one go. */

import type { Choice } from '../../lib/messages'
import type { Step } from '../../lib/picking.svelte'
import type { PlayerView } from './view'

export interface Arrangement {
  imperator: number
  attackers: number[]
  buffs: number[]
}

export function arrangementOf(player: PlayerView): Arrangement | null {
  if (!player.imperator) return null
  return {
    imperator: player.imperator.card,
    attackers: player.attackers.map((one) => one.card),
    buffs: player.buffs.map((one) => one.card),
  }
}

/** Two cards change places. Every place keeps its card, so nothing can be laid out wrongly. */
export function swapped(before: Arrangement, one: number, other: number): Arrangement {
  const place = (card: number): number => (card === one ? other : card === other ? one : card)
  return {
    imperator: place(before.imperator),
    attackers: before.attackers.map(place),
    buffs: before.buffs.map(place),
  }
}

/** Does each card have the same part as before? The order within a part means nothing. */
export function same(before: Arrangement, after: Arrangement): boolean {
  return before.imperator === after.imperator && before.buffs.every((card) => after.buffs.includes(card))
}

/** What the table is told, one answer after the other, so that the cards come to lie as arranged. */
export function steps(before: Arrangement, wanted: Arrangement): Step[] {
  if (same(before, wanted)) return [[['stay', []]]]
  return [[['emperor', [wanted.imperator]]], ...wanted.buffs.map((card): Step => [['support', [card]]]), [['confirm', []]]]
}

/** How the cards will lie by what was committed already: from the last "emperor" on. */
export function committed(before: Arrangement, choices: Choice[]): Arrangement | null {
  const from = choices.map(([verb]) => verb).lastIndexOf('emperor')
  const imperator = choices[from]?.[1][0]
  if (imperator === undefined) return null
  const buffs = choices.slice(from).flatMap(([verb, things]) => (verb === 'support' ? things : []))
  if (buffs.length < before.buffs.length) return null
  const hand = [before.imperator, ...before.attackers, ...before.buffs]
  return { imperator, buffs, attackers: hand.filter((card) => card !== imperator && !buffs.includes(card)) }
}
