import { grouped, tabled, type Group } from '../../kit/legend'
import { ACTIONS, EMBLEMS, TYPES } from './pictures'

/** How a symbol of a place can lie, with the one that shows it. */
export const STATES = ['free', 'used', 'covered', 'added'] as const

export const LEGEND: readonly Group[] = [
  tabled('actions', ACTIONS, (action) => `name-action-${action}`),
  tabled('states', Object.fromEntries(STATES.map((state) => [state, ACTIONS['play']!]))),
  tabled('types', TYPES, (type) => `name-type-${type}`),
  grouped('marks', ['cost', 'strength', 'fire-gem', 'cog', 'poker-hand', 'shield', 'padlock', 'eye-shield', 'hourglass', 'crossed-swords', 'laurels-trophy', 'open-book']),
  tabled('villains', EMBLEMS, (villain) => `name-${villain}`),
]
