import type { GameInfo } from './messages'
import type { OptionValue } from './words'

type Values = Record<string, OptionValue>

/** The values of options that each seat has its own of, for so many seats: new ones get the default. */
export function fitted(game: Pick<GameInfo, 'options'>, values: Values, seats: number): Values {
  const fit = ([name, value]: [string, OptionValue]): [string, OptionValue] => {
    const option = game.options.find((one) => one.name === name)
    if (!option?.per_seat || !Array.isArray(value)) return [name, value]
    return [name, Array.from({ length: seats }, (_, seat) => value[seat] ?? String(option.default))]
  }
  return Object.fromEntries(Object.entries(values).map(fit))
}
