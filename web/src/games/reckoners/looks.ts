import type { Words } from '../../lib/words'
import type { ActionView, DieView } from './view'

/** The word for an icon of an action track. */
export function actionWord({ act, amount, track, of }: ActionView): string {
  const detail = track ?? of ?? (act === 'population' ? String(amount) : '')
  return detail ? `act-${act}-${detail}` : `act-${act}`
}

/** What an icon of an action track shows: what neighbours do where it is about them. */
export const signOf = ({ act, of }: ActionView): string => of ?? act

/** The word for what a die shows. */
export const faceWord = (symbols: readonly string[]): string => `face-${symbols.join('-')}`

/** Where a die lies, from its state. */
export const isOut = ({ state }: DieView): boolean => state === 'spent' || state === 'lost'

/** The word for what a symbol does with the thing it is used on. */
export const SYMBOL_FOR: Readonly<Record<string, string>> = {
  earn: 'money',
  plan: 'plan',
  fight: 'enforcement',
  weaken: 'weaken',
  hamper: 'weaken',
  research: 'research',
  study: 'research',
  attack: 'attack',
  strike: 'attack',
  move: 'pin',
  clear: 'barricade',
  aim: 'target',
  pay: 'swap',
}

/** Long words may break at their joints: few browsers know where those are. */
export const soft = (words: Words, text: string): string =>
  words
    .say('board-joints')
    .split(' ')
    .reduce((said, parts) => said.replace(parts.replaceAll('|', ''), parts.replaceAll('|', '\u00ad')), text)
