import type { GameInfo, Option } from './messages'
import type { OptionValue } from './words'

type Values = Record<string, OptionValue>
type Declared = Pick<GameInfo, 'options'>

/** The values of options that each seat has its own of, for so many seats: new ones get the default. */
export function fitted(game: Declared, values: Values, seats: number): Values {
  const fit = ([name, value]: [string, OptionValue]): [string, OptionValue] => {
    const option = game.options.find((one) => one.name === name)
    if (!option?.per_seat || !Array.isArray(value)) return [name, value]
    return [name, Array.from({ length: seats }, (_, seat) => value[seat] ?? String(option.default))]
  }
  return Object.fromEntries(Object.entries(values).map(fit))
}

/** With how many players the game can be played if these options are chosen. */
export function seatsWith(game: Declared & Pick<GameInfo, 'seats'>, values: Values): number[] {
  const limits = game.options.map((option) => option.seats?.[String(values[option.name] ?? option.default)])
  return game.seats.filter((count) => limits.every((only) => !only || only.includes(count)))
}

/** The number of players that is possible and nearest to this one. */
export function nearest(possible: readonly number[], wanted: number): number {
  return possible.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best), possible[0] ?? wanted)
}

/** Are all options as the preset has them? What is not set has its default. */
export function isSet(game: Declared, preset: Values, values: Values): boolean {
  return of(game, preset).every(({ name, default: usual }) => String(values[name] ?? usual) === String(preset[name]))
}

/** The values with a preset on, or with its options back at their defaults. */
export function switched(game: Declared, preset: Values, values: Values, on: boolean): Values {
  if (on) return { ...values, ...preset }
  return { ...values, ...Object.fromEntries(of(game, preset).map((option) => [option.name, option.default])) }
}

/** The options that a preset sets. */
function of(game: Declared, preset: Values): Option[] {
  return game.options.filter((option) => option.name in preset)
}
