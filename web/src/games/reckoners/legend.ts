import { grouped, type Entry, type Group } from '../../kit/legend'
import { actionWord, signOf } from './looks'
import type { ActionView, ReckonersPrinted } from './view'

/** What an icon of an action track is, beside its sign. */
export interface ActionEntry extends Entry {
  action?: ActionView
  symbol?: string
}

/** Each kind of action once, as it stands on the cards. */
function actions({ epics }: ReckonersPrinted): ActionView[] {
  const found = new Map(epics.flatMap((epic) => epic.actions).map((action) => [actionWord(action), action]))
  return [...found].sort(([one], [other]) => one.localeCompare(other)).map(([, action]) => action)
}

export const MARKS = grouped('marks', [
  'population',
  'money',
  'plan',
  'base',
  'die',
  'enforcement',
  'barricade',
  'research',
  'heart',
  'lock',
  'steelheart',
  'target',
  'pin',
  'swap',
  'any',
  'again',
  'market',
  'book',
  'next',
  'check',
  'fortify',
  'boost',
  'undo',
])

export const legend = (printed: ReckonersPrinted): Group[] => [
  {
    group: 'dice',
    entries: printed.white.map(([symbol]): ActionEntry => ({ id: `dice-${symbol}`, sign: symbol!, symbol: symbol!, word: `name-face-${symbol}`, about: `board-symbol-${symbol}` })),
  },
  {
    group: 'actions',
    entries: actions(printed).map((action): ActionEntry => ({ id: actionWord(action), sign: signOf(action), action, word: `name-${actionWord(action)}`, about: `legend-act-${action.act}` })),
  },
  MARKS,
]
