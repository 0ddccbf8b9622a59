/**
 * What a gesture on this board means, as steps that the table takes in one go: to lay a card on a
 * place is to use a symbol, to play the card, and to play it there. Which of it is allowed is not
 * known here (see `Gesture`).
 */
import type { Choice, QuestionView } from '../../lib/messages'
import type { Step } from '../../lib/picking.svelte'

/** Where a thing lies, as far as a gesture has to know. */
export interface Lying {
  card: number
  seat: number
  where: 'hand' | 'top' | 'bottom' | 'pile'
  /** The number of its place in choices. */
  place: number | null
  /** Does it lie under a card that carries it? */
  carried: boolean
  /** What is written on it, such as `ally` or `effect`. */
  type: string | null
}

export interface Moment {
  question: QuestionView | null
  mine: number | null
  find: (card: number) => Lying | null
  /** The choices that use a symbol of this action. */
  acts: (action: string) => Choice[]
}

export type Target = { place: number } | { card: number } | 'discard'

export interface Shortcut {
  name: 'play' | 'discard' | 'activate' | 'move' | 'vanquish'
  steps: Step[]
}

const offers = (question: QuestionView | null, verb: string, thing: number): boolean =>
  question?.choices.some(([one, things]) => one === verb && things[0] === thing) ?? false

/** The steps that use a symbol and then answer `verb` with this card; fewer if that is asked already. */
function opening(now: Moment, action: string, verb: string, card: number): Step[] | null {
  const choice: Choice = [verb, [card]]
  if (offers(now.question, verb, card)) return [[choice]]
  const acts = now.acts(action)
  return acts.length > 0 ? [acts, [choice]] : null
}

/** Does a card from the hand come to lie somewhere? What only happens is played wherever it is laid. */
export const settles = ({ type }: Lying): boolean => type !== 'effect' && type !== 'condition'

/** What it means to lay a card on something; null if nothing. */
export function dropping(now: Moment, from: number, onto: Target): Step[] | null {
  const lying = now.find(from)
  if (onto === 'discard') {
    return lying?.where === 'hand' && lying.seat === now.mine ? opening(now, 'discard', 'discard', from) : null
  }
  const target = 'card' in onto ? now.find(onto.card) : null
  if ('card' in onto && target?.where !== 'top' && target?.where !== 'bottom') return null
  const there: Choice[] = 'card' in onto ? [['bearer', [onto.card]]] : []
  const place = 'place' in onto ? onto.place : (target?.place ?? null)
  if (place !== null) there.push(['place', [place]])

  // The card has been chosen already and is only looking for its place.
  if (now.question?.values.card === from && there.some(([verb, [thing]]) => offers(now.question, verb, thing!))) return [there]
  if (offers(now.question, 'play-fate', from)) return [[['play-fate', [from]]], there]
  if (!lying || lying.seat !== now.mine) return null

  if (lying.where === 'hand') {
    const steps = opening(now, 'play', 'play-card', from)
    return steps && (settles(lying) ? [...steps, there] : steps)
  }
  if (target?.where === 'top' && lying.where === 'bottom' && 'card' in onto) {
    if (offers(now.question, 'send', from) && now.question?.values.card === onto.card) return [[['send', [from]]]]
    const steps = opening(now, 'vanquish', 'vanquish-hero', onto.card)
    if (steps) return [...steps, [['send', [from]]]]
  }
  if (lying.carried || lying.where === 'pile' || place === lying.place) return null
  const steps = opening(now, lying.where === 'top' ? 'move-hero' : 'move', 'move-card', from)
  return steps && [...steps, there]
}

/** What can be begun with a card that is lifted, while a symbol may be chosen. */
export function shortcuts(now: Moment, card: number, activated: boolean): Shortcut[] {
  const lying = now.find(card)
  if (!lying || lying.seat !== now.mine) return []
  const all: Shortcut[] = []
  const add = (name: Shortcut['name'], action: string, verb: string): void => {
    const acts = now.acts(action)
    if (acts.length > 0) all.push({ name, steps: [acts, [[verb, [card]]]] })
  }
  if (lying.where === 'hand') {
    if (lying.type !== 'condition') add('play', 'play', 'play-card')
    add('discard', 'discard', 'discard')
  } else if (lying.where === 'top' && !lying.carried) {
    add('vanquish', 'vanquish', 'vanquish-hero')
    add('move', 'move-hero', 'move-card')
  } else if (lying.where === 'bottom') {
    if (activated) add('activate', 'activate', 'activate-card')
    if (!lying.carried) add('move', 'move', 'move-card')
  }
  return all
}
