import { FluentNumber, type FluentBundle } from '@fluent/bundle'
import { bundle, type Extent, type Language, type Values } from './bundles'
import type { Choice, DieFace, Face, GameInfo, Message, Option, QuestionView, Trouble } from './messages'

export type { Language, Values }

export type OptionValue = Option['default']
type MessageValue = Message['values'][string]

/** The name of a seat that is addressed: messages say 'you attack' and not 'Anna attacks'. */
export const YOU = 'you'

/** What the words need to know of a game. */
export type Vocabulary = Pick<GameInfo, 'name' | 'verbs' | 'meanings' | 'names'>

/**
 * Cards that somebody may see, and for each of them in whose place it lies (-1: in nobody's); where
 * those lie that look the same, and what dice show.
 */
export type Seen = Pick<QuestionView, 'faces' | 'owners'> & Partial<Pick<QuestionView, 'lies' | 'dice'>>
type Asked = Seen & Pick<QuestionView, 'prompt' | 'values'>

/**
 * A number that looks the same in all our languages. The browser's own formatter takes 20 milliseconds to
 * be there for the first time, and a table hardly has other numbers.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** From here on numbers have separators. */
const LARGE = 1000

const written = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number.isInteger(value) && Math.abs(Number(value)) < LARGE ? new Small(Number(value)) : value]),
  )

const NO_GAME: Vocabulary = { name: '', verbs: {}, meanings: {}, names: [] }

/**
 * All that can be said at one table, in one language: the twin of `words/wording.py` on the same
 * Fluent files. `names` are those of the seats; the seat whose name is YOU is addressed.
 */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly game: Vocabulary = NO_GAME,
    readonly names: readonly string[] = [],
  ) {}

  /** The same words for other seats. */
  calling(names: readonly string[]): Words {
    return new Words(this.language, this.bundle, this.game, names)
  }

  // Any key

  /** The words behind a key (`key.attribute` for an attribute). A missing one shows its key. */
  say(key: string, values: Values = {}): string {
    const said = this.find(key, values)
    if (said !== null) return said
    console.error(`there are no words for '${key}' in '${this.language}'`)
    return key
  }

  /** The same, or null where there is nothing to say. */
  find(key: string, values: Values = {}): string | null {
    const [name = '', attribute] = key.split('.', 2)
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return null
    const errors: Error[] = []
    const said = this.bundle.formatPattern(pattern, written(values), errors)
    for (const error of errors) console.error(`cannot say '${key}' in '${this.language}': ${error.message}`)
    return said
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.', 2)
    const message = this.bundle.getMessage(name)
    return attribute ? message?.attributes[attribute] !== undefined : !!message?.value
  }

  // The game itself

  get name(): string {
    return this.say('game-name')
  }

  get about(): string {
    return this.say('game-about')
  }

  /** What of the game is printed, and what is ours. */
  get provenance(): string {
    return this.say('game-provenance')
  }

  option(option: Pick<Option, 'name'>): string {
    return this.say(`option-${option.name}`)
  }

  optionHelp(option: Pick<Option, 'name'>): string {
    return this.say(`option-${option.name}.help`)
  }

  /** The name of a value that an option can have. */
  optionValue(option: Pick<Option, 'name'>, value: string): string {
    return this.find(`option-${option.name}-${value}`) ?? this.find(`name-${value}`) ?? value
  }

  preset(name: string): string {
    return this.say(`preset-${name}`)
  }

  presetHelp(name: string): string {
    return this.say(`preset-${name}.help`)
  }

  // What happens at the table

  told(message: Message): string {
    return this.message(`told-${message.key}`, message)
  }

  described(message: Message): string {
    return this.message(`describe-${message.key}`, message)
  }

  /** What a bot says about what it does; null where there are no words for it. */
  remark(message: Message): string | null {
    return this.has(`remark-${message.key}`) ? this.message(`remark-${message.key}`, message) : null
  }

  /** What a choice comes to in numbers. */
  tally(tally: Message): string {
    return this.message(`tally-${tally.key}`, tally)
  }

  /** Why something cannot be chosen. */
  bar(why: Message): string {
    return this.message(`bar-${why.key}`, why)
  }

  prompt(question: Asked): string {
    return this.say(`prompt-${question.prompt}`, this.things(question.values, question))
  }

  /** What the question is about, for somebody who does not know the game yet. */
  promptHelp(question: Asked): string | null {
    return this.find(`prompt-${question.prompt}.help`, this.things(question.values, question))
  }

  /** What may be chosen; `seen` are the cards that the reader may see, and whose they are. */
  choice([verb, things]: Choice, seen: Seen): string {
    const names = this.game.verbs[verb] ?? []
    const named = Object.fromEntries(things.map((thing, i) => [names[i] ?? `thing${i}`, thing]))
    return this.say(`choice-${verb}`, this.things(named, seen))
  }

  /**
   * Several choices. Those that read the same say where their cards lie, as far as that tells them
   * apart, and what still reads the same is counted through.
   */
  choices(choices: readonly Choice[], seen: Seen): string[] {
    const texts = this.withPlaces(
      choices.map((choice) => this.choice(choice, seen)),
      choices,
      seen,
    )
    return texts.map((text, i) => {
      const count = texts.filter((one) => one === text).length
      if (count === 1) return text
      const number = texts.slice(0, i + 1).filter((one) => one === text).length
      return this.say('one-of-alike', { text, number, count })
    })
  }

  /** How the match ended. */
  result(outcome: string, winners: readonly number[]): string {
    if (outcome === 'lost') return this.say('outcome-lost')
    if (outcome === 'won' && winners.length === 1 && this.called(winners[0]!) === YOU) return this.say('outcome-won-you')
    const names = this.joined(winners.map((seat) => this.seat(seat)))
    return this.say(`outcome-${outcome}`, { names, count: winners.length })
  }

  /** Why something was refused. An option and its value are called as the form calls them. */
  trouble(trouble: Trouble): string {
    const { option, value } = trouble.values
    const called: Values = { ...trouble.values }
    if (option !== undefined) called.option = this.find(`option-${option}`) ?? option
    if (value !== undefined) called.value = this.find(`name-${value}`) ?? value
    return this.find(`error-${trouble.key}`, called) ?? this.say('ui-trouble', { key: trouble.key })
  }

  // Pieces

  /** A seat's name, standing alone. */
  seat(seat: number): string {
    const name = this.called(seat)
    return name === YOU ? this.say('you') : name
  }

  /** A card's short name, or the word for a card that is hidden. */
  face(face: Face): string {
    return face.kind === null ? this.say('hidden-card') : this.say(`card-${face.kind}`)
  }

  /** A card's name for reading aloud. */
  long(face: Face): string {
    return face.kind === null ? this.say('hidden-card') : (this.find(`card-${face.kind}.long`) ?? this.face(face))
  }

  /** What a card, term or option does (its attribute `.help`), if there is something to say. */
  help(key: string, values: Values = {}): string | null {
    return this.find(`${key}.help`, values)
  }

  /** A word of the game's own, such as a phase: its key is `name-<value>`. */
  term(value: string): string {
    return this.say(`name-${value}`)
  }

  /** Several cards; those that are hidden are counted. */
  faces(faces: readonly Face[]): string {
    const shown = faces.filter((face) => face.kind !== null).map((face) => this.face(face))
    const hidden = faces.length - shown.length
    const separator = this.say('between-cards')
    if (!hidden) return shown.join(separator) || this.say('nothing')
    const counted = this.say('hidden-cards', { count: hidden })
    return shown.length ? this.say('list-more', { rest: shown.join(separator), item: counted }) : counted
  }

  /** A list as one says it: "Anna, Ben and Cleo". */
  joined(items: readonly string[]): string {
    const [first, ...rest] = items
    if (first === undefined) return this.say('nothing')
    return rest.reduce(
      (said, item, i) => this.say(i === rest.length - 1 ? 'list-last' : 'list-more', { rest: said, item }),
      first,
    )
  }

  // Inside

  /** A seat's name as messages get it: YOU itself, so that they can address the seat. */
  private called(seat: number): string {
    return this.names[seat] || this.say('seat', { number: seat + 1 })
  }

  /** The texts; where several are the same, with the places in which they differ. */
  private withPlaces(texts: readonly string[], choices: readonly Choice[], seen: Seen): string[] {
    const alike = new Map<string, number[]>()
    choices.forEach(([verb], i) => {
      const same = `${verb} ${texts[i]}`
      alike.set(same, [...(alike.get(same) ?? []), i])
    })
    const toldApart = [...texts]
    for (const indices of alike.values()) {
      const places = indices.map((i) => this.places(choices[i]!, seen))
      const differ = (nth: number): boolean => new Set(places.map((mine) => mine[nth])).size > 1
      indices.forEach((index, i) => {
        const named = places[i]!.filter((_, nth) => differ(nth))
        if (named.length) toldApart[index] = this.say('alike-in-place', { text: texts[index]!, place: this.joined(named) })
      })
    }
    return toldApart
  }

  /** Where the cards of a choice lie, in their order; nothing is said of those that look like no other. */
  private places([verb, things]: Choice, { faces, lies }: Seen): string[] {
    const names = this.game.verbs[verb] ?? []
    return things
      .filter((_, i) => this.game.meanings[names[i] ?? ''] === 'card')
      .map((thing) => lies?.[faces.findIndex((face) => face.card === thing)])
      .map((lying) => (lying ? this.message(`lies-${lying.key}`, lying) : ''))
  }

  private message(key: string, message: Message): string {
    const values = Object.entries(message.values).map(([name, value]) => [name, this.spoken(name, value)] as const)
    return this.say(key, Object.fromEntries(values))
  }

  private spoken(name: string, value: MessageValue): string | number {
    const meaning = this.game.meanings[name]
    if (Array.isArray(value)) {
      const words = value.filter((one) => typeof one === 'string')
      return meaning === 'name' ? this.joined(words.map((one) => this.term(one))) : this.faces(value.filter((one) => typeof one !== 'string'))
    }
    if (typeof value === 'object') return this.face(value)
    // Somebody whom nobody plays has a name where others have a seat.
    if (typeof value === 'string') return meaning === 'name' || meaning === 'seat' ? this.term(value) : value
    return meaning === 'seat' ? this.called(value) : value
  }

  /** The things by their names; a card that lies in a seat's place has an `<name>-owner`. */
  private things(things: Record<string, number>, seen: Seen): Values {
    const said: Values = {}
    for (const [name, thing] of Object.entries(things)) {
      said[name] = this.thing(name, thing, seen)
      if (this.game.meanings[name] !== 'card') continue
      const owner = seen.owners[seen.faces.findIndex((face) => face.card === thing)] ?? -1
      if (owner >= 0) said[`${name}-owner`] = this.called(owner)
    }
    return said
  }

  private thing(name: string, thing: number, { faces, dice }: Seen): string | number {
    const meaning = this.game.meanings[name]
    if (meaning === 'card') return this.face(faces.find((face) => face.card === thing) ?? { card: thing, kind: null })
    if (meaning === 'seat') return this.called(thing)
    if (meaning === 'name') return this.term(this.game.names[thing] ?? '')
    if (meaning === 'die') return this.die(dice?.find((shown) => shown.die === thing))
    return thing
  }

  /** What a die shows, in a word if it has one. */
  private die(shown: DieFace | undefined): string | number {
    if (shown?.word != null) return this.term(shown.word)
    return shown?.number ?? this.say('hidden-die')
  }
}

/** The words of a game (or, without one, of the page alone) in one language, as far as they are needed. */
export async function words(language: Language, game: Vocabulary | null = null, names: string[] = [], extent: Extent = 'all'): Promise<Words> {
  return new Words(language, await bundle(game?.name ?? null, language, extent), game ?? NO_GAME, names)
}
