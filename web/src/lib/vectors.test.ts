import { describe, expect, it, vi } from 'vitest'
import { games, seats, vectors } from '../../../tests/words/vectors.json'
import { LANGUAGES } from './bundles'
import type { Choice, Face, GameInfo, Message, QuestionView } from './messages'
import { nearest, seatsWith } from './options'
import { words, type Vocabulary, type Words } from './words'

type Asked = Pick<QuestionView, 'prompt' | 'values' | 'choices' | 'faces' | 'owners' | 'lies' | 'dice'>

/** How the page says each kind of thing; `tests/words/vectors.py` has the same for the other twin. */
const SAYING: Record<string, (words: Words, of: never) => unknown> = {
  told: (words, of: Message) => words.told(of),
  described: (words, of: Message) => words.described(of),
  question: (words, of: Asked) => ({ prompt: words.prompt(of), help: words.promptHelp(of), choices: words.choices(of.choices as Choice[], of) }),
  result: (words, of: { outcome: string; winners: number[] }) => words.result(of.outcome, of.winners),
  joined: (words, of: string[]) => words.joined(of),
  faces: (words, of: Face[]) => words.faces(of),
  face: (words, of: Face) => [words.face(of), words.long(of)],
  seat: (words, of: number) => words.seat(of),
  term: (words, of: string) => words.term(of),
  missing: (words, of: string) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const said = words.term(of)
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
    return said
  },
}

describe('the words of the page', () => {
  for (const language of LANGUAGES)
    it(`say in '${language}' what those of the server say`, async () => {
      const spoken = new Map<string, Words>()
      for (const [name, game] of Object.entries(games)) spoken.set(name, await words(language, game as unknown as Vocabulary))
      expect(vectors.length).toBeGreaterThan(200)
      for (const { game, names, says, of, text } of vectors) {
        const said = SAYING[says]!(spoken.get(game)!.calling(names), of as never)
        expect(said, JSON.stringify({ game, says, of })).toEqual(text[language])
      }
    })
})

describe('the number of players', () => {
  it('that options allow is what the server allows', () => {
    expect(seats.length).toBeGreaterThan(0)
    for (const { game, values, allowed, usual, ...declared } of seats) {
      const possible = seatsWith(declared as unknown as GameInfo, values as unknown as Record<string, string>)
      expect([possible, nearest(possible, 3)], `${game} ${JSON.stringify(values)}`).toEqual([allowed, usual])
    }
  })
})
