import { Announcer } from '../../kit/announcer.svelte'
import type { BoardProps } from '../../kit/manifest'
import { Model, type Meaning, type Thing } from '../../kit/model.svelte'
import { Tutor } from '../../kit/tutor.svelte'
import type { Choice } from '../../lib/messages'
import type { Seen } from '../../lib/words'
import { frame, isFilm, type Film } from './film'
import { faceWord } from './looks'
import type { DieView, Foresight, GearView, NewcagoView, ReckonersPrinted, ReckonerView, UseView } from './view'

/** Dice are this long in the air. */
const AIR = 750
/** A touch that came a little too early is kept for so long. */
const PATIENCE = 600
/** What is answered by touching one thing. */
const AT_ONCE: readonly string[] = ['play', 'redeem', 'lose', 'turn', 'pick']
/** What the buttons of a roll send. */
const ROLLING: readonly string[] = ['keep', 'release', 'roll', 'finish', 'faith']

/** A place where something can be done: what, and in which district or on which track, if anywhere. */
export interface Spot {
  verb: string
  place: number | null
}

/** One thing that can be done: the choice, what I do it with, and where. */
export interface Deed {
  choice: Choice
  by: Thing | null
  at: Spot
  /** It is not mine to do: it can be suggested to this seat. */
  to?: number
}

/** The difficulty that is learnt by playing. */
const TAUGHT_IN = 'beginner'

const VERBS: readonly string[] = ['earn', 'plan', 'fight', 'weaken', 'hamper', 'research', 'study', 'attack', 'strike', 'move', 'clear', 'aim']
const NO_PLACE = 99

/** Spots as things to lay dice on, and back. */
export const pileOf = ({ verb, place }: Spot): number => 100 * VERBS.indexOf(verb) + (place ?? NO_PLACE)
const spotOf = (pile: number): Spot => ({ verb: VERBS[Math.floor(pile / 100)] ?? '', place: pile % 100 === NO_PLACE ? null : pile % 100 })

const sameSpot = (one: Spot | null, other: Spot | null): boolean => one?.verb === other?.verb && one?.place === other?.place
const sameThing = (one: Thing | null, other: Thing | null): boolean => one?.kind === other?.kind && one?.id === other?.id
const NAMED: Readonly<Record<string, Thing['kind']>> = { die: 'die', card: 'card', reckoner: 'name' }

/** The table as the parts of the board need it: facts of the view, and what a touch does. */
export class ReckonersTable extends Model<NewcagoView, ReckonersPrinted, Foresight> {
  readonly announcer = new Announcer()
  readonly tutor = new Tutor({ game: 'reckoners', role: () => 'first', find: (key) => this.words.find(key) })
  /** The district that somebody points at in the forecast. */
  spotted: number | null = $state(null)
  /** A place that waits for a die or card. */
  aimed: Spot | null = $state.raw(null)
  /** Dice of the current roll that I keep when I roll again; nobody else needs to know before. */
  keeping: ReadonlySet<number> = $state.raw(new Set())
  /** The Reckoner whose dice I want to see, where I play several. */
  #wanted: number | null = $state(null)
  #rolling: ReadonlySet<number> = $state.raw(new Set())
  #timer: ReturnType<typeof setTimeout> | undefined
  #before: NewcagoView | null = null
  #film: Film | null = $state.raw(null)

  constructor(props: () => BoardProps) {
    super(props)
    if (this.props.counsel) this.props.counsel.seen = (choice) => this.#seen(this.#deed(choice)?.by ?? null)
    if (this.seat !== null && this.alone && !this.board.history.length && this.board.difficulty === TAUGHT_IN) this.tutor.offer()
  }

  // Who is who

  readonly mine: readonly ReckonerView[] = $derived.by(() => this.board.reckoners.filter((one) => this.seat !== null && one.seat === this.seat))
  readonly others: readonly ReckonerView[] = $derived.by(() => this.board.reckoners.filter((one) => this.seat === null || one.seat !== this.seat))
  /** The one of mine whose turn it is to be looked after. */
  readonly active: ReckonerView | null = $derived.by(() => {
    const busy = this.mine.find(({ reckoner }) => reckoner === this.board.busy?.reckoner)
    const able = this.mine.filter((one) => this.isAble(one))
    const wanted = this.mine.find(({ number }) => number === this.#wanted)
    if (busy) return busy
    return wanted && (!able.length || able.includes(wanted)) ? wanted : (able[0] ?? wanted ?? this.mine[0] ?? null)
  })

  show(reckoner: ReckonerView): void {
    this.letGo()
    this.#wanted = reckoner.number
  }

  /** Can anything be done with this Reckoner, its dice or its cards? */
  isAble(reckoner: ReckonerView): boolean {
    const { dice, gear, number, token } = reckoner
    return this.choices.some(([verb, things]) => {
      const names = this.words.game.verbs[verb] ?? []
      const has = (name: string, owned: readonly number[]): boolean => names.some((one, i) => one === name && owned.includes(things[i]!))
      return has('die', [token, ...dice.map(({ die }) => die)]) || has('card', gear.map(({ card }) => card)) || (this.isAsked('roll', 'place', 'pick') && has('reckoner', [number]))
    })
  }

  isAsked(...prompts: string[]): boolean {
    return this.question !== null && prompts.includes(this.question.prompt)
  }

  /** Who plays a Reckoner, where that is not clear by itself. */
  playerOf({ seat }: ReckonerView): string {
    return this.name(seat)
  }

  colourOf(reckoner: string): string {
    return this.printed.reckoners.find(({ id }) => id === reckoner)?.colour ?? 'white'
  }

  reckonerOf(name: string): ReckonerView | undefined {
    return this.board.reckoners.find(({ reckoner }) => reckoner === name)
  }

  readonly cards: ReadonlyMap<number, GearView> = $derived.by(
    () => new Map([...this.board.market, ...this.board.reckoners.flatMap(({ gear }) => gear)].map((one) => [one.card, one] as const)),
  )
  readonly dice: ReadonlyMap<number, DieView> = $derived.by(() => new Map(this.board.reckoners.flatMap(({ dice }) => dice.map((die) => [die.die, die] as const))))

  holderOf(die: number): ReckonerView | undefined {
    return this.board.reckoners.find((one) => one.token === die || one.dice.some((mine) => mine.die === die))
  }

  /** All sides of a die of this colour. */
  sidesOf(colour: string): readonly (readonly string[])[] {
    return this.printed.reckoners.find((one) => one.colour === colour)?.faces ?? this.printed.white
  }

  // What is to be seen

  /** The city as it is shown: while the Epics act it changes line by line. */
  readonly city: NewcagoView = $derived.by(() => (this.#film ? frame(this.#film, this.props.director?.now?.line ?? null) : this.board))
  /** Are the Epics still seen to act? */
  readonly filming: boolean = $derived.by(() => this.city !== this.board && this.city !== this.#film?.after)

  // What can be done

  readonly deeds: readonly Deed[] = $derived.by(() => [...this.choices.flatMap((choice) => this.#deed(choice) ?? []), ...this.#advice])

  /** What I hold up belongs to somebody else, or could: what it can do I can suggest. */
  readonly #advice: readonly Deed[] = $derived.by(() => {
    const by = this.held
    if (by?.kind === 'card') return this.#gifts(by)
    const owner = by?.kind === 'die' ? this.holderOf(by.id) : undefined
    if (!by || !owner || !this.canAdvise(by.id)) return []
    return this.#spotsFor(by.id, owner).map((at): Deed => ({ choice: [at.verb, at.place === null ? [by.id] : [by.id, at.place]], by, at, to: owner.seat }))
  })

  /** Whom of the others a card of the market could be bought for. */
  #gifts(by: Thing): Deed[] {
    if (!this.canGive(by.id)) return []
    return this.others.map(({ number, seat }): Deed => ({ choice: ['buy', [by.id, number]], by, at: { verb: 'reckoner', place: number }, to: seat }))
  }

  /** Where a die or plan token of somebody else could go. */
  #spotsFor(die: number, { number }: ReckonerView): Spot[] {
    const { goes, clears } = this.foresight ?? {}
    const at = (verb: string, places: readonly number[] = []): Spot[] => places.map((place) => ({ verb, place }))
    return [...this.usesWith(die), ...at('move', goes?.[number]), ...at('clear', clears)]
  }

  get #canSuggest(): boolean {
    return this.props.counsel !== undefined && this.seat !== null && !this.board.busy
  }

  /** Can I suggest something for this die or plan token to whoever it belongs to? */
  canAdvise(die: number): boolean {
    const owner = this.holderOf(die)
    if (!this.#canSuggest || !owner || owner.seat === this.seat || this.board.phase !== 'actions') return false
    const unspent = die === owner.token ? owner.plans > 0 : this.dice.get(die)?.state === 'kept'
    return unspent && this.#spotsFor(die, owner).length > 0
  }

  /** Can I suggest that somebody buys this card? */
  canGive(card: number): boolean {
    return this.#canSuggest && this.others.length > 0 && (this.foresight?.wares.includes(card) ?? false)
  }

  /** Whose die or plan token I hold up to suggest something. */
  readonly advised: ReckonerView | null = $derived.by(() => (this.#advice.length && this.held?.kind === 'die' ? (this.holderOf(this.held.id) ?? null) : null))

  /** Does a suggestion stand that is made with this? */
  isSuggested(kind: Thing['kind'], id: number): boolean {
    const isWith = ([verb, [first]]: Choice): boolean => first === id && NAMED[this.words.game.verbs[verb]?.[0] ?? ''] === kind
    return (this.props.counsel?.proposals ?? []).some(({ choice, then }) => [choice, ...then.flat()].some(isWith))
  }

  /** What the bot at this seat said last. */
  remarkOf(seat: number): string | null {
    const remark = this.props.counsel?.remarks.get(seat)
    return remark && !this.outcome ? this.words.remark(remark) : null
  }

  /** Suggest it, with all symbols that can do it; whoever is done is asked to come back for it. */
  async #suggest({ choice, at, to }: Deed, count: number): Promise<void> {
    if (to === undefined) return
    const again: Choice = [`then-${at.verb}`, at.place === null ? [] : [at.place]]
    const steps: Choice[] = [...(this.board.done.includes(to) ? [['back', []] satisfies Choice] : []), choice, ...Array.from({ length: count - 1 }, () => again)]
    const [first, ...then] = steps
    const refused = await this.props.counsel?.suggest(to, first!, then.map((step) => [step]), then.length ? 1 : null)
    if (!refused) this.announcer.say(this.words.say('board-suggested', { name: this.name(to) }))
  }

  #deed(choice: Choice): Deed | null {
    const [verb, things] = choice
    const names = this.words.game.verbs[verb] ?? []
    const [first = '', last = ''] = [names[0], names.at(-1)]
    const bare = verb.replace(/^(then|take)-/, '')
    const alone = bare !== verb
    if (AT_ONCE.includes(verb) || ROLLING.includes(verb) || (!alone && !names.length)) return null
    const by = alone ? null : { kind: NAMED[first]!, id: things[0]! }
    const placed = names.length > (alone ? 0 : 1)
    return { choice, by, at: { verb: this.#where(bare, last), place: placed ? things.at(-1)! : null } }
  }

  /** Where something is done: with a card, a die or a Reckoner that is what it is laid on. */
  #where(verb: string, thing: string): string {
    if (verb === 'ride' || verb === 'place') return 'move'
    if (verb === 'pay' || verb === 'brief' || verb === 'buy' || verb === 'improvise') return thing
    return thing === 'reckoner' ? thing : verb
  }

  /** What I act with: what I hold, or, before the first round, whoever is still to be placed. */
  readonly acting: Thing | null = $derived.by(() => {
    if (this.held) return this.held
    return this.isAsked('place') && this.active ? { kind: 'name', id: this.active.number } : null
  })

  /** What can be done here now, with what I hold or with nothing. */
  here(spot: Spot): Deed | undefined {
    return this.deeds.find(({ by, at }) => sameSpot(at, spot) && (by === null || sameThing(by, this.acting)))
  }

  /** Could anything be done here, with one of my dice or cards? */
  possible(spot: Spot): boolean {
    return this.deeds.some(({ at }) => sameSpot(at, spot))
  }

  aims(spot: Spot): boolean {
    return this.aimed !== null && sameSpot(this.aimed, spot)
  }

  /** What this would come to. */
  useOf({ by, at }: Deed): UseView | null {
    const uses = by === null ? (this.foresight?.rest ?? []) : by.kind === 'die' ? this.usesWith(by.id) : []
    return uses.find(({ verb, place }) => verb === at.verb && place === at.place) ?? null
  }

  usesWith(die: number): readonly UseView[] {
    return this.dice.get(die)?.uses ?? this.foresight?.tokens[die] ?? []
  }

  /** Do it, with all symbols that can do it, or with one alone. */
  do(deed: Deed, single = false): void {
    const { choice, by, at } = deed
    // What needs nothing in hand is answered by a single tap: the second of a double tap does not count.
    if (by === null && !this.timely) return
    const count = single ? 1 : (this.useOf(deed)?.count ?? 1)
    if (deed.to !== undefined) {
      this.letGo()
      void this.#suggest(deed, count)
      return
    }
    if (count < 2) {
      this.send(choice)
      return
    }
    const again: Choice = [`then-${at.verb}`, at.place === null ? [] : [at.place]]
    this.letGo()
    this.pick.gesture({ steps: [[choice], ...Array.from({ length: count - 1 }, () => [again])], need: 1 })
  }

  touchSpot(spot: Spot, single = false): void {
    const deed = this.here(spot)
    if (deed) this.do(deed, single)
    else if (this.possible(spot)) {
      const aims = this.aims(spot)
      this.letGo()
      this.aimed = aims ? null : spot
    }
  }

  // What a touch means

  override means(thing: Thing): Meaning | null {
    if (thing.kind === 'pile') return this.#meantBySpot(spotOf(thing.id))
    const aimed = this.aimed && this.deeds.find(({ by, at }) => sameSpot(at, this.aimed) && sameThing(by, thing))
    if (aimed) return { lit: true, does: () => this.do(aimed) }
    if (thing.kind === 'die') return this.#meantByDie(thing)
    if (thing.kind === 'card') return this.#meantByCard(thing)
    return thing.kind === 'name' ? this.#meantByName(thing) : null
  }

  #meantBySpot(spot: Spot): Meaning | null {
    if (!this.possible(spot)) return null
    return { lit: this.here(spot) !== undefined, does: () => this.touchSpot(spot) }
  }

  #meantByDie(thing: Thing): Meaning | null {
    const onDie = this.here({ verb: 'die', place: thing.id })
    if (onDie) return { lit: true, does: () => this.do(onDie) }
    if (this.canAdvise(thing.id)) return this.#picksUp(thing)
    if (this.isAsked('roll')) return this.#meantByRolled(thing.id)
    return this.#atOnce(thing.id) ?? this.#holds(thing)
  }

  #meantByRolled(die: number): Meaning | null {
    const offered = (verb: string): Choice | undefined => this.choices.find(([one, [first]]) => one === verb && first === die)
    if (offered('keep')) return { lit: false, does: () => (this.keeping = toggled(this.keeping, die)) }
    const release = offered('release')
    return release ? { lit: false, does: () => this.send(release) } : null
  }

  #meantByCard(thing: Thing): Meaning | null {
    const paid = this.here({ verb: 'card', place: thing.id })
    if (paid) return { lit: true, does: () => this.do(paid) }
    const [again] = this.choices.filter(([verb, [card]]) => verb === 'faith' && card === thing.id)
    const owner = again && this.mine.find(({ gear }) => gear.some(({ card }) => card === thing.id))
    if (again && owner) return { lit: false, does: () => this.rollOn(owner, again) }
    const once = this.#atOnce(thing.id)
    if (once) return once
    if (this.canGive(thing.id)) return this.#picksUp(thing)
    if (this.deeds.some(({ by }) => sameThing(by, thing))) return this.#holds(thing)
    const spot = { verb: 'card', place: thing.id }
    return this.possible(spot) ? { lit: this.aims(spot), does: () => this.touchSpot(spot) } : null
  }

  #meantByName(thing: Thing): Meaning | null {
    const given = this.here({ verb: 'reckoner', place: thing.id }) ?? this.here({ verb: 'hamper', place: thing.id })
    if (given) return { lit: true, does: () => this.do(given) }
    const going = this.here({ verb: 'move', place: thing.id }) ?? this.here({ verb: 'aim', place: thing.id })
    if (going) return { lit: true, does: () => this.do(going) }
    return this.#atOnce(thing.id)
  }

  #atOnce(id: number): Meaning | null {
    return this.sends(this.choices.find(([verb, [first]]) => AT_ONCE.includes(verb) && first === id))
  }

  /** It is picked up, or put down again. */
  #holds(thing: Thing): Meaning | null {
    return this.deeds.some(({ by }) => sameThing(by, thing)) ? this.#picksUp(thing) : null
  }

  #picksUp(thing: Thing): Meaning {
    const held = this.holds(thing.kind, thing.id)
    return {
      lit: false,
      does: () => {
        this.letGo()
        if (!held) this.held = thing
      },
    }
  }

  override laying(from: Thing, onto: Thing): Meaning | null {
    const fits = this.deeds.filter(({ by, at }) => sameThing(by, from) && this.#isOn(at, onto))
    const [one, ...more] = fits
    if (!one) return null
    if (!more.length) return { lit: true, does: () => this.do(one) }
    return { lit: true, does: () => ((this.held = from), (this.between = fits.map(({ choice }) => choice))) }
  }

  #isOn(at: Spot, { kind, id }: Thing): boolean {
    if (kind === 'pile') return sameSpot(at, spotOf(id))
    if (kind === 'name') return at.place === id && at.verb !== 'card' && at.verb !== 'die'
    return at.verb === kind && at.place === id
  }

  override draggable(kind: Thing['kind'], id: number): boolean {
    return this.deeds.some(({ by }) => sameThing(by, { kind, id }))
  }

  /** Somebody else uses up a die: what I was asked comes back by itself. */
  get #interrupted(): boolean {
    return this.question === null && this.board.busy !== null
  }

  protected override keeps(held: Thing): boolean {
    return this.#interrupted || this.draggable(held.kind, held.id)
  }

  protected override get patience(): number {
    return PATIENCE
  }

  override letGo(): void {
    super.letGo()
    this.aimed = null
  }

  override goOn(): void {
    super.goOn()
    if (this.aimed && !this.#interrupted && !this.possible(this.aimed)) this.aimed = null
    const loose = [...this.keeping].filter((die) => this.choices.some(([verb, [first]]) => verb === 'keep' && first === die))
    if (loose.length !== this.keeping.size) this.keeping = new Set(loose)
  }

  // Rolling

  isKept(die: DieView): boolean {
    return die.state === 'marked' || this.keeping.has(die.die)
  }

  /** The dice of this roll that stay if I roll again. */
  keptOf({ dice }: ReckonerView): readonly DieView[] {
    return dice.filter((die) => this.isKept(die))
  }

  looseOf({ dice }: ReckonerView): readonly DieView[] {
    return dice.filter((die) => die.state === 'loose' && !this.keeping.has(die.die))
  }

  /** Keep what I have marked, then roll the rest, or use a card for it. */
  rollOn(reckoner: ReckonerView, last: Choice): void {
    if (!this.timely) return
    const keeps = reckoner.dice.filter(({ die }) => this.keeping.has(die)).map(({ die }): Choice[] => [['keep', [die]]])
    this.#roll(this.looseOf(reckoner).map(({ die }) => die))
    if (keeps.length) this.pick.gesture({ steps: [...keeps, [last]] })
    else this.send(last)
  }

  isRolling(die: number): boolean {
    return this.#rolling.has(die)
  }

  readonly air = (): number => AIR

  #roll(dice: readonly number[]): void {
    this.#rolling = new Set(dice)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#rolling = new Set()
      const faces = this.mine.flatMap((one) => one.dice.filter(({ die }) => dice.includes(die)).map((die) => this.words.term(faceWord(die.symbols))))
      if (faces.length) this.announcer.say(this.words.say('board-rolled', { faces: faces.join(', ') }))
    }, AIR)
  }

  // Words

  epicName(district: number): string {
    const epic = this.board.districts[district]?.epic
    return epic ? this.words.say(`card-${epic.kind}`) : ''
  }

  districtName(district: number): string {
    return this.words.term(this.board.districts[district]?.district ?? '')
  }

  /** What would be done here, in words, with what it comes to. */
  deedLabel(deed: Deed): string {
    const use = this.useOf(deed)
    const said = this.#said(deed)
    if (!use) return said
    return this.words.say('board-would', { said, before: use.before, after: use.after, result: use.result ?? 'none' })
  }

  #said({ choice, by, to }: Deed): string {
    if (to === undefined) return this.question ? this.words.choice(choice, this.question) : ''
    return this.words.say('board-suggest', { name: this.name(to), said: this.words.choice(choice, this.#seen(by)) })
  }

  /** What I hold, as words want to see it. */
  #seen(by: Thing | null): Seen {
    const card = by?.kind === 'card' ? this.cards.get(by.id) : undefined
    const owner = by?.kind === 'die' ? this.holderOf(by.id) : undefined
    const die = by ? this.dice.get(by.id) : undefined
    const word = die ? faceWord(die.symbols) : `token-${owner?.reckoner ?? ''}`
    return { faces: card ? [{ card: card.card, kind: card.kind }] : [], owners: [], dice: by && owner ? [{ die: by.id, word, number: null }] : [] }
  }

  dieLabel(die: DieView): string {
    const values = { colour: this.words.say(`board-colour-${die.colour}`), face: this.words.term(faceWord(die.symbols)), state: this.isKept(die) ? 'marked' : die.state }
    return this.words.say('board-die', values)
  }

  // What happens

  /** What I have done since: a lesson may have waited for it. */
  #learn(before: NewcagoView, board: NewcagoView): void {
    const mine = ({ reckoners }: NewcagoView): readonly ReckonerView[] => reckoners.filter(({ seat }) => seat === this.seat)
    const spent = (view: NewcagoView): number => mine(view).flatMap(({ dice }) => dice).filter(({ state }) => state === 'spent').length
    const rolls = (view: NewcagoView): string => mine(view).map((one) => one.throw).join()
    const standing = (view: NewcagoView): boolean => mine(view).every(({ district }) => district !== null)
    const done = (view: NewcagoView): boolean => this.seat !== null && view.done.includes(this.seat)
    const left = before.phase !== board.phase ? before.phase : ''
    if ((done(board) && !done(before)) || left === 'outfitting' || left === 'actions') this.tutor.happened('done')
    if (standing(board) && !standing(before)) this.tutor.happened('placed')
    if (board.round && before.phase === 'roll' && rolls(board) !== rolls(before)) this.tutor.happened('rolled')
    if (left && board.phase === 'actions') this.tutor.happened('acting')
    if (spent(board) > spent(before)) this.tutor.happened('used')
    if (board.round > before.round && before.round) this.tutor.happened('round')
  }

  override see(): void {
    const [before, board] = [this.#before, this.board]
    this.#before = board
    if (before) this.#learn(before, board)
    if (before) this.#film = this.#filmed(before, board)
    if (before && board.round !== before.round) {
      this.#roll(this.mine.flatMap(({ dice }) => dice.filter((die) => die.state === 'loose').map(({ die }) => die)))
      this.#wanted = null
    }
    if (before && board.phase !== before.phase) this.#wanted = null
  }

  /** Nothing runs here that would have to wait for who reads. */
  override studies(): boolean {
    return false
  }

  /** What is to be seen step by step: what has just been told, or what still runs although something else has happened. */
  #filmed(before: NewcagoView, after: NewcagoView): Film | null {
    const { told } = this.sight
    if (isFilm(told)) return { before, after, told }
    const [now, last] = [this.props.director?.now, this.#film?.told.at(-1)]
    return this.#film && now && last && now.line <= last.line ? { ...this.#film, after } : null
  }

  override stop(): void {
    clearTimeout(this.#timer)
    this.announcer.stop()
  }
}

function toggled(set: ReadonlySet<number>, one: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(one)) next.add(one)
  return next
}
