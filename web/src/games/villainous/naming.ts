/** What things are called for those who hear the table: name, kind and state. */
import type { Words } from '../../lib/words'
import type { CardView, HandView, PlaceView, RealmView, SymbolView } from './view'

export function cardName(view: CardView, words: Words): string {
  const parts = [words.face(view), words.term(`type-${view.type}`)]
  if (view.strength !== null) {
    const changed = view.printed !== null && view.printed !== view.strength
    parts.push(words.say(changed ? 'board-strength-changed' : 'board-strength', { strength: view.strength, printed: view.printed ?? 0 }))
  }
  if (view.wicket) parts.push(words.say('board-wicket'))
  if (view.size) parts.push(words.term(view.size))
  if (view.power > 0) parts.push(words.say('board-power-on', { power: view.power }))
  if (view.items.length > 0) parts.push(words.say('board-carries', { items: words.faces(view.items) }))
  if (view.activation !== null) parts.push(words.say('board-activation', { cost: view.activation }))
  if (view.picked) parts.push(words.say('board-sent'))
  return parts.join(', ')
}

export function handName(card: HandView, words: Words): string {
  if (card.kind === null) return words.say('hidden-card')
  const parts = [words.face({ card: card.card, kind: card.kind })]
  if (card.type) parts.push(words.term(`type-${card.type}`))
  if (card.cost !== null) parts.push(words.say('board-cost', { cost: card.cost }))
  return parts.join(', ')
}

export function placeName(spot: PlaceView, realm: RealmView, words: Words): string {
  const parts = [words.term(spot.name)]
  if (realm.places[realm.at]?.place === spot.place && realm.villain) parts.push(words.say('board-is-here', { villain: words.term(realm.villain) }))
  if (spot.locked) parts.push(words.say('board-locked'))
  return parts.join(', ')
}

export function symbolName(symbol: SymbolView, words: Words): string {
  const action = words.term(`action-${symbol.action}`)
  const name = symbol.amount > 0 ? words.say('board-gain', { action, amount: symbol.amount }) : action
  return `${name}, ${words.term(symbol.state)}`
}
