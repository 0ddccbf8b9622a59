import { grouped, tabled, type Group } from '../../kit/legend'
import { BADGES, PART_SIGNS, signOf, slotLook, SYMBOLS } from './facts'
import { SIGNS } from './signs'

const signed = (names: readonly string[], sign: (name: string) => string): Record<string, string> => Object.fromEntries(names.map((name) => [name, sign(name)]))

/** What a slot can ask for beside one of the symbols; `!`: and no wild. */
export const SLOTS = ['any', 'nonblank', 'wild-only', 'any-action', 'nonblank-action', 'might!']
/** Of what else an ability gives there is nothing to be seen. */
const drawn = Object.keys(BADGES).filter((op) => BADGES[op]!.sign !== 'blank')
const characters = Object.keys(SIGNS).filter((name) => name.startsWith('character-'))

export const LEGEND: readonly Group[] = [
  tabled('dice', signed([...SYMBOLS, 'blank'], signOf), (symbol) => `name-${symbol}`),
  tabled('slots', Object.fromEntries(SLOTS.map((slot) => [slot.replace('!', '-strict'), slotLook(slot).sign]))),
  tabled('gives', signed(drawn, (op) => BADGES[op]!.sign)),
  tabled('parts', PART_SIGNS),
  grouped('marks', ['heart', 'flag', 'target', 'die', 'link', 'check', 'hourglass', 'lock', 'swap', 'box', 'talk', 'domino-mask', 'undo']),
  grouped('characters', characters, (sign) => `name-${sign.replace('character-', '')}`),
]
