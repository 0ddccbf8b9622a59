import type { GameInfo, Option, SeatingInfo } from './messages'
import type { OptionValue } from './words'

type Values = Record<string, OptionValue>
type Declared = Pick<GameInfo, 'options'>
type Preset = Declared & Pick<GameInfo, 'presets'>

const option = (game: Declared, name: string): Option | undefined => game.options.find((one) => one.name === name)

/** The values of options that each seat has its own of, for so many seats: new ones get the default. */
export function fitted(game: Declared, values: Values, seats: number): Values {
  const fit = ([name, value]: [string, OptionValue]): [string, OptionValue] => {
    const declared = option(game, name)
    if (!declared?.per_seat || !Array.isArray(value)) return [name, value]
    return [name, Array.from({ length: seats }, (_, seat) => value[seat] ?? String(declared.default))]
  }
  return Object.fromEntries(Object.entries(values).map(fit))
}

/** With how many players the game can be played if these options are chosen. */
export function seatsWith(game: Declared & Pick<GameInfo, 'seats'>, values: Values): number[] {
  const limits = game.options.map((one) => one.seats?.[String(values[one.name] ?? one.default)])
  return game.seats.filter((count) => limits.every((only) => !only || only.includes(count)))
}

/** The number of players that is possible and nearest to this one. */
export function nearest(possible: readonly number[], wanted: number): number {
  return possible.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best), possible[0] ?? wanted)
}

/** Does an option make a difference with these values? */
export function counts(game: Declared, one: Option, values: Values): boolean {
  const now = (name: string): string => String(values[name] ?? option(game, name)?.default)
  return Object.entries(one.where ?? {}).every(([name, allowed]) => allowed.includes(now(name)))
}

/** What one seat has of an option that each seat has its own of. */
export function ofSeat(one: Option, values: Values, seat: number): string {
  const now = values[one.name] ?? one.default
  return String(Array.isArray(now) ? (now[seat] ?? one.default) : now)
}

/** The values when this seat has another one. */
export function withSeat(one: Option, values: Values, seats: number, seat: number, value: string): Values {
  const all = Array.from({ length: seats }, (_, i) => (i === seat ? value : ofSeat(one, values, i)))
  return { ...values, [one.name]: all }
}

/** What only one seat can have, and another seat has already. */
export function takenFrom(one: Option, values: Values, seats: number, seat: number): string[] {
  const others = Array.from({ length: seats }, (_, other) => (other === seat ? '' : ofSeat(one, values, other)))
  return one.once.filter((value) => others.includes(value))
}

/** The option by which seats wish for what they play, where that makes a difference. */
export function roleOption(game: Declared & Pick<GameInfo, 'role'>, values: Values): Option | null {
  const found = option(game, game.role)
  return found && counts(game, found, values) ? found : null
}

/** Who plays what with whom, with so many seats and these options. */
export function seatingWith(game: Declared & Pick<GameInfo, 'seatings'>, seats: number, values: Values): SeatingInfo | null {
  const fits = (one: SeatingInfo): boolean =>
    one.seats === seats && Object.entries(one.options).every(([name, value]) => String(values[name] ?? option(game, name)?.default) === String(value))
  return game.seatings.find(fits) ?? null
}

/**
 * The preset that the options are set to, if it is one; of several the one that says most. What is not set has its
 * default. What is asked up front, and what seats have wished for, does not matter where a preset does not name it.
 */
export function presetIn(game: Preset, values: Values): string | null {
  const all = affected(game)
  const is = (preset: Values): boolean =>
    all.every((one) => (one.up_front && !(one.name in preset)) || isAs(one, values[one.name] ?? one.default, preset[one.name] ?? one.default))
  const fitting = Object.entries(game.presets).filter(([, preset]) => is(preset))
  return fitting.sort(([, one], [, other]) => Object.keys(other).length - Object.keys(one).length)[0]?.[0] ?? null
}

/** The values as a preset has them. What no preset knows of stays, as does what is asked up front, unless a preset has set it. */
export function withPreset(game: Preset, name: string, values: Values): Values {
  const [before, after] = [game.presets[presetIn(game, values) ?? ''] ?? {}, game.presets[name] ?? {}]
  const set = (one: Option): OptionValue => {
    const [now, value] = [values[one.name], after[one.name] ?? one.default]
    if (one.up_front && !(one.name in after) && !(one.name in before)) return now ?? one.default
    return Array.isArray(now) ? now.map((own) => (one.once.includes(own) ? own : String(value))) : value
  }
  return { ...values, ...Object.fromEntries(affected(game).map((one) => [one.name, set(one)])) }
}

/** What leads on from a match that was played like this, with as many players. */
export function nextRung(game: Declared & Pick<GameInfo, 'seats' | 'ladder'>, values: Values, seats: number): { option: Option; value: string } | null {
  for (const name of game.ladder) {
    const one = option(game, name)
    if (!one || !counts(game, one, values)) continue
    const later = one.values.slice(one.values.indexOf(String(values[name] ?? one.default)) + 1)
    const value = later.find((next) => seatsWith(game, { ...values, [name]: next }).includes(seats))
    if (value !== undefined) return { option: one, value }
  }
  return null
}

/** All options that a preset sets. */
function affected(game: Preset): Option[] {
  const names = new Set(Object.values(game.presets).flatMap((preset) => Object.keys(preset)))
  return game.options.filter((one) => names.has(one.name))
}

function isAs(one: Option, value: OptionValue, preset: OptionValue): boolean {
  const open = Array.isArray(value) ? value.filter((own) => !one.once.includes(own)) : [String(value)]
  return open.every((own) => own === String(preset))
}

/** In what people are asked for a number that counts milliseconds: minutes where it is long, seconds otherwise. */
export function unitOf({ unit, high }: Pick<Option, 'unit' | 'high'>): { name: 'seconds' | 'minutes'; size: number } | null {
  if (unit !== 'ms') return null
  return high >= 5 * 60_000 && high % 60_000 === 0 ? { name: 'minutes', size: 60_000 } : { name: 'seconds', size: 1000 }
}
