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
  /** Does it come to lie somewhere when it is played? */
  settles: boolean
}

export interface Moment {
  question: QuestionView | null
  find: (card: number) => Lying | null
  /** The choices that use a symbol of this action, if this card can be chosen after it. */
  uses: (action: string, card: number) => Choice[]
}

export type Target = { place: number } | { card: number } | 'discard'

export interface Shortcut {
  name: 'play' | 'discard' | 'activate' | 'move' | 'vanquish'
  steps: Step[]
}

/** How a card is begun with: what that is called, the action of the symbol, and what is answered then. */
const BEGINNINGS: readonly { name: Shortcut['name']; action: string; verb: string }[] = [
  { name: 'play', action: 'play', verb: 'play-card' },
  { name: 'discard', action: 'discard', verb: 'discard' },
  { name: 'vanquish', action: 'vanquish', verb: 'vanquish-hero' },
  { name: 'activate', action: 'activate', verb: 'activate-card' },
  { name: 'move', action: 'move', verb: 'move-card' },
  { name: 'move', action: 'move-hero', verb: 'move-card' },
]

const offers = (question: QuestionView | null, verb: string, thing: number): boolean =>
  question?.choices.some(([one, things]) => one === verb && things[0] === thing) ?? false

/** The steps that use a symbol and then begin with this card; fewer if that is asked already. */
function beginning(now: Moment, name: Shortcut['name'], card: number): Step[] | null {
  for (const { action, verb } of BEGINNINGS.filter((one) => one.name === name)) {
    const choice: Choice = [verb, [card]]
    if (offers(now.question, verb, card)) return [[choice]]
    const acts = now.uses(action, card)
    if (acts.length > 0) return [acts, [choice]]
  }
  return null
}

/** What it means to lay a card on something; null if nothing. */
export function dropping(now: Moment, from: number, onto: Target): Step[] | null {
  if (onto === 'discard') return beginning(now, 'discard', from)
  const lying = now.find(from)
  const target = 'card' in onto ? now.find(onto.card) : null
  if ('card' in onto && target?.where !== 'top' && target?.where !== 'bottom') return null
  const there: Choice[] = 'card' in onto ? [['bearer', [onto.card]]] : []
  const place = 'place' in onto ? onto.place : (target?.place ?? null)
  if (place !== null) there.push(['place', [place]])

  // The card has been chosen already and is only looking for its place.
  if (now.question?.values.card === from && there.some(([verb, [thing]]) => offers(now.question, verb, thing!))) return [there]
  if (offers(now.question, 'play-fate', from)) return [[['play-fate', [from]]], there]

  const plays = beginning(now, 'play', from)
  if (plays) return lying?.settles ? [...plays, there] : plays
  if ('card' in onto && target?.where === 'top' && lying?.where === 'bottom') {
    if (offers(now.question, 'send', from) && now.question?.values.card === onto.card) return [[['send', [from]]]]
    const fights = beginning(now, 'vanquish', onto.card)
    if (fights) return [...fights, [['send', [from]]]]
  }
  const moves = place === lying?.place ? null : beginning(now, 'move', from)
  return moves && [...moves, there]
}

/** What can be begun with a card that is lifted, while a symbol may be chosen. */
export function shortcuts(now: Moment, card: number): Shortcut[] {
  return BEGINNINGS.flatMap(({ name, action, verb }) => {
    const acts = now.uses(action, card)
    return acts.length > 0 ? [{ name, steps: [acts, [[verb, [card]]]] }] : []
  })
}
