import type { AbilityView, DieView, FighterView, KapowView, PrintedEffect, SumView } from './view'

/** What happens at the same time lies together on the board. */
export const GROUPS = ['attack', 'defence', 'quick', 'power'] as const
export type Group = (typeof GROUPS)[number]
/** What lies before me where there is no room for all: a group, or the cards of the team. */
export type Part = Group | 'team'

export const PART_SIGNS: Readonly<Record<Part, string>> = { attack: 'attack', defence: 'defence', quick: 'energy', power: 'die', team: 'swap' }

/** Where an ability lies: by the first of its timings. */
export function groupOf({ timing }: Pick<AbilityView, 'timing'>): Group {
  const [first = ''] = timing
  if (first.startsWith('attack')) return 'attack'
  if (first.startsWith('defence')) return 'defence'
  return first.includes('power-up') ? 'power' : 'quick'
}

/** With what it lies before those who have no room for all. */
export function partOf(ability: Pick<AbilityView, 'source' | 'timing'>): Part {
  return ability.source === 'team-up' ? 'team' : groupOf(ability)
}

/** What is asked for in a slot, for those who draw and name it. */
export interface SlotLook {
  code: string
  sign: string
  /** The key of its name is `name-<term>`. */
  term: string
  /** One of the symbols that dice show, which have colours. */
  symbol: boolean
  /** No wild may lie here. */
  strict: boolean
}

export const SYMBOLS = ['might', 'energy', 'toughness', 'agility', 'x-factor', 'wild'] as const

const isSymbol = (name: string): boolean => name === 'blank' || SYMBOLS.some((one) => one === name)

export function slotLook(slot: string): SlotLook {
  const strict = slot.endsWith('!')
  const code = strict ? slot.slice(0, -1) : slot
  const symbol = isSymbol(code)
  return { code, sign: signOf(code), term: symbol ? code : `slot-${code}`, symbol: symbol || code === 'wild-only', strict }
}

/** The sign of a symbol or a kind of slot. */
export const signOf = (name: string): string => (name === 'might' ? 'fist' : name)

/** What an ability or a row gives, as a sign with a number: `3`, `+1`, `×2`. */
export interface Badge {
  sign: string
  text: string
  tone: 'attack' | 'defence' | 'gain' | 'heal' | 'harm' | 'other'
  /** It happens to the opponent. */
  other: boolean
}

type Drawn = Omit<Badge, 'text' | 'other'> & { before?: string }

export const BADGES: Readonly<Record<string, Drawn>> = {
  'attack-base': { sign: 'attack', tone: 'attack' },
  'attack-kicker': { sign: 'attack', tone: 'attack', before: '+' },
  'attack-multiplier': { sign: 'attack', tone: 'attack', before: '×' },
  attack: { sign: 'attack', tone: 'attack' },
  'defence-base': { sign: 'defence', tone: 'defence' },
  'defence-kicker': { sign: 'defence', tone: 'defence', before: '+' },
  'defence-multiplier': { sign: 'defence', tone: 'defence', before: '×' },
  defence: { sign: 'defence', tone: 'defence' },
  'gain-trait': { sign: 'die', tone: 'gain', before: '+' },
  'gain-action': { sign: 'any-action', tone: 'gain', before: '+' },
  'gain-face': { sign: 'face', tone: 'gain', before: '+' },
  'gain-and-roll': { sign: 'die', tone: 'gain', before: '+' },
  heal: { sign: 'heart', tone: 'heal', before: '+' },
  'lose-health': { sign: 'heart', tone: 'harm', before: '−' },
  'lose-face': { sign: 'face', tone: 'harm', before: '−' },
  reroll: { sign: 'again', tone: 'other' },
  'turn-die': { sign: 'again', tone: 'other' },
  'exchange-trait': { sign: 'swap', tone: 'other' },
  'exchange-face': { sign: 'swap', tone: 'other' },
  'place-as': { sign: 'blank', tone: 'other' },
  'base-attacks': { sign: 'twice', tone: 'attack', before: '×' },
  cancel: { sign: 'cancel', tone: 'harm' },
}

/** Something is counted: how much it is the round will tell. */
const COUNTED = '?'

export function badgeOf({ op, count, who }: Pick<PrintedEffect, 'op' | 'count' | 'who'>): Badge {
  const { before = '', ...drawn } = BADGES[op] ?? { sign: 'any', tone: 'other' }
  const silent = op === 'cancel' || op === 'turn-die' || op === 'place-as'
  return { ...drawn, text: silent ? '' : `${before}${count || COUNTED}`, other: who === 'opponent' }
}

/** (3 + 1) × 2 = 8, as short as it can be said; null if nothing was selected for it. */
export function sumText(sum: Pick<SumView, 'base' | 'kick' | 'times' | 'total'>): string {
  const { base, kick, times, total } = sum
  if (!base) return kick ? `(+${kick})` : '0'
  if (!kick && times === 1) return String(total)
  const inner = kick ? `${base}+${kick}` : String(base)
  return times === 1 ? `${inner} = ${total}` : `${kick ? `(${inner})` : inner}×${times} = ${total}`
}

/** Where a die of a fighter lies. */
export interface Lying {
  ability: AbilityView
  /** What it counts as there. */
  as: string | null
}

/** The dice of a fighter that lie on abilities. */
export function lyingOf(fighter: FighterView): Map<number, Lying> {
  const found = new Map<number, Lying>()
  for (const ability of fighter.abilities)
    for (const section of ability.sections)
      section.dice.forEach((die, i) => {
        if (die !== null) found.set(die, { ability, as: section.stands_for[i] ?? null })
      })
  return found
}

/** The abilities that a fighter uses or has begun to fill, in the order of the board. */
export const plannedBy = (fighter: FighterView): AbilityView[] =>
  fighter.abilities.filter((ability) => ability.selected > 0 || ability.sections.some((section) => section.dice.some((die) => die !== null)))

/** The sides of a die as they lie in a net: a cross with four in its row. */
export const NET = [
  { side: 0, column: 2, row: 2 },
  { side: 1, column: 3, row: 2 },
  { side: 2, column: 4, row: 2 },
  { side: 3, column: 1, row: 2 },
  { side: 4, column: 2, row: 1 },
  { side: 5, column: 2, row: 3 },
] as const

/** How a die is turned so that a side lies in front: degrees about x and y. */
export const TURNS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -90],
  [0, -180],
  [0, 90],
  [-90, 0],
  [90, 0],
]

/** Which side lies on top; the first that shows it. */
export const upOf = (die: Pick<DieView, 'sides' | 'face'>): number => Math.max(0, die.sides.indexOf(die.face ?? ''))

/** The fighter that a message means: by its seat, or by the character that nobody plays. */
export function fighterCalled(board: KapowView, who: unknown): FighterView | undefined {
  return board.fighters.find((one) => (typeof who === 'number' ? one.seat === who : one.seat === null && one.character === who))
}

/** A box as counts of things: those that there are. */
export const owned = (counts: Readonly<Record<string, number>>): [string, number][] => Object.entries(counts).filter(([, count]) => count > 0)

const FOUGHT: readonly (string | undefined)[] = ['reveal', 'rows', 'blow']

/** The round and its phase, as far as they have been seen: a scene that is shown lies behind the table. */
export function phaseSeen({ round, step }: Pick<KapowView, 'round' | 'step'>, scene: string | undefined): { round: number; step: string } {
  if (!FOUGHT.includes(scene)) return { round, step }
  const begun = step === 'select' || step === 'turn-cards'
  return { round: begun ? round - 1 : round, step: 'attack' }
}
