import { grouped, tabled, type Group } from '../../kit/legend'
import { CRESTS, PHASES } from './looks'

/** The parts of a round, each once: two of them may have the same sign. */
const phases = Object.fromEntries(Object.entries(PHASES).filter(([, sign], i, all) => all.findIndex(([, other]) => other === sign) === i))

export const LEGEND: readonly Group[] = [
  grouped('marks', ['hearts', 'broken-heart', 'shield', 'cracked-shield', 'broadsword', 'shield-reflect', 'hourglass', 'tombstone', 'laurels']),
  tabled('phases', phases, (phase) => `name-${phase}`),
  grouped('crests', CRESTS.map(({ icon }) => icon)),
]
