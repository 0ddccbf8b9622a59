import type { GameInfo, QuestionView } from '../lib/messages'
import type { Words } from '../lib/words'

/** A kind of choice: what it is called, what it does, how many there are, and what is sure to come of the only one. */
export interface Way {
  verb: string
  name: string
  does: string
  count: number
  said: string
  ahead: string[]
}

/** All that can be done at a question, one line for each kind of choice. */
export function waysOf(question: QuestionView, words: Words): Way[] {
  const kinds = new Map<string, number[]>()
  question.choices.forEach(([verb], i) => kinds.set(verb, [...(kinds.get(verb) ?? []), i]))
  return [...kinds].map(([verb, found]) => {
    // Of a choice without things there is nothing to say that its kind does not say.
    const [only] = found.length === 1 && question.choices[found[0]!]![1].length ? found : []
    return {
      verb,
      name: words.say(`explain-${verb}`),
      does: words.say(`explain-${verb}.does`),
      count: found.length,
      said: only === undefined ? '' : words.choice(question.choices[only]!, question),
      ahead: (question.outlook[only ?? -1]?.told ?? []).map((message) => words.told(message)),
    }
  })
}

/** What could be done at such a question, and cannot be done now; the game says why. */
export function barredOf(question: QuestionView, game: Pick<GameInfo, 'verbs'>, words: Words): string[] {
  const offered = new Set(question.choices.map(([verb]) => verb))
  return Object.keys(game.verbs).flatMap((verb) => (offered.has(verb) ? [] : (words.find(`cannot-${question.prompt}-${verb}`) ?? [])))
}
