import { Model, type Meaning, type Thing } from '../../kit/model.svelte'
import { Tutor } from '../../kit/tutor.svelte'
import type { Choice, Face, QuestionView } from '../../lib/messages'
import type { Step } from '../../lib/picking.svelte'
import { settings } from '../../lib/settings.svelte'
import { dropping, shortcuts, type Lying, type Moment, type Shortcut, type Target } from './gestures'
import { ACTIONS } from './pictures'
import { cardName, handName, placeName, symbolName } from './naming'
import type { CardView, HandView, PlaceView, PrintedCard, RealmView, SymbolView, UsesView, VillainousPrinted, VillainousView } from './view'

/** Verbs whose first thing is a place: where the villain goes, or a card. */
const TO_PLACE = ['go', 'place']

/** Verbs that are taken with one touch: the next question, or going back, is at hand. */
const AT_ONCE = ['move-card', 'vanquish-hero', 'send', 'bearer', 'place']

/** Verbs that have a place of their own on the board. */
export const ON_BOARD = [
  ...Object.keys(ACTIONS).map((action) => `act-${action}`),
  ...['symbol-of', 'go', 'place', 'play-card', 'activate-card', 'move-card', 'vanquish-hero', 'send', 'target', 'play-fate', 'bearer'],
  ...['discard', 'defeat', 'take', 'pay-with', 'be', 'react', 'amount', 'cover', 'to-wicket', 'to-guard', 'shrink', 'enlarge'],
  ...['put-on-top', 'entrust'],
]

const targetOf = ({ kind, id }: Thing): Target => (kind === 'name' ? { place: id } : kind === 'pile' ? 'discard' : { card: id })

export interface Found extends Lying {
  kind: string | null
  view: CardView | null
}

/** The table as the parts of the board need it: facts of the view, and what may be touched. */
export class VillainousTable extends Model<VillainousView, VillainousPrinted, UsesView> {
  /** Whose realm I want to see large; null: the one that matters now. */
  wanted: number | null = $state(null)
  /** A pile that I am looking through. */
  pile: { seat: number; fate: boolean } | null = $state.raw(null)
  /** The villain whose guide is open. */
  guide: string | null = $state(null)
  /** What could not be done. */
  note = $state('')
  readonly tutor = new Tutor({ game: 'villainous', role: () => 'first', find: (key) => this.words.find(key) })
  #noteTimer: ReturnType<typeof setTimeout> | undefined
  #answered: number | undefined

  /** A window to react in is only asked of who can react. */
  override get question(): QuestionView | null {
    return this.pick.question
  }

  /** All seats, me first. */
  readonly seats: number[] = $derived.by(() => this.around(this.board.realms.length))

  /** Every card that lies open somewhere, by its id. */
  readonly cards: Map<number, Found> = $derived.by(() => {
    const all = new Map<number, Found>()
    for (const realm of this.board.realms) {
      const { seat } = realm
      const found = (face: Face, where: Lying['where'], place: number | null, view: CardView | null): void =>
        void all.set(face.card, { ...face, seat, where, place, settles: this.printedOn(face.kind)?.settles ?? false, view })
      const lay = (view: CardView, where: 'top' | 'bottom', place: number): void => {
        found({ card: view.card, kind: view.kind }, where, place, view)
        for (const item of view.items) lay(item, where, place)
      }
      for (const { card, kind } of realm.hand) found({ card, kind }, 'hand', null, null)
      for (const face of [...realm.discard, ...realm.fate_discard, ...realm.revealed, ...realm.played]) found(face, 'pile', null, null)
      for (const spot of realm.places) {
        for (const view of spot.top) lay(view, 'top', spot.place)
        for (const view of spot.bottom) lay(view, 'bottom', spot.place)
      }
    }
    return all
  })

  /** The seat in whose realm the question can be answered, or whom it is about. */
  readonly #asked: number | null = $derived.by(() => {
    const seats = new Set<number>()
    for (const choice of this.question?.choices ?? []) {
      const seat = this.#seatOf(choice)
      if (seat !== null) seats.add(seat)
    }
    if (seats.size > 0) return seats.size === 1 ? [...seats][0]! : null
    return this.question?.values.other ?? null
  })

  /** Where something happens in others' turns: the realm of the card or place, else of who acts. */
  readonly #followed: number | null = $derived.by(() => {
    const { director } = this.props
    const asked = this.question !== null && this.question.window !== 'sealed'
    if (!settings.follow || !director || asked || this.outcome) return null
    for (const { kind, id } of director.now?.things ?? []) {
      const seat = kind === 'card' ? this.#realmOf(id) : kind === 'name' ? this.#seatAt(id) : null
      if (seat !== null) return seat
    }
    return this.board.active
  })

  /** Whose realm is shown large. */
  readonly large: number = $derived.by(() => this.wanted ?? this.#asked ?? this.#followed ?? this.seat ?? this.board.active)

  realm(seat: number): RealmView {
    return this.board.realms[seat] as RealmView
  }

  kindOf(card: number): string | null {
    return this.cards.get(card)?.kind ?? this.question?.faces.find((face) => face.card === card)?.kind ?? null
  }

  /** What stands on a card of this kind; null for one that is hidden. */
  printedOn(kind: string | null): PrintedCard | null {
    return kind === null ? null : (this.printed.cards[kind] ?? null)
  }

  #seatOf([verb, things]: Choice): number | null {
    const [thing = -1] = things
    if (TO_PLACE.includes(verb)) return this.#seatAt(thing)
    return this.words.game.verbs[verb]?.[0] === 'card' ? this.#realmOf(thing) : null
  }

  /** The seat to whose realm a place belongs. */
  #seatAt(place: number): number | null {
    return this.board.realms.find((realm) => realm.places.some((spot) => spot.place === place))?.seat ?? null
  }

  /** The seat in whose realm a card lies. */
  #realmOf(card: number): number | null {
    const lies = this.cards.get(card)
    return lies && (lies.where === 'top' || lies.where === 'bottom') ? lies.seat : null
  }

  // Names

  cardName(view: CardView): string {
    return cardName(view, this.words)
  }

  handName(card: HandView): string {
    return handName(card, this.words)
  }

  placeName(spot: PlaceView, realm: RealmView): string {
    return placeName(spot, realm, this.words)
  }

  symbolName(symbol: SymbolView): string {
    return symbolName(symbol, this.words)
  }

  /** There is a place beside my hand where the card is read that I point at. */
  reads = $state(false)

  /** What a card does, in a bubble of its own. */
  text(kind: string | null): string | null {
    if (kind === null || this.reads) return null
    const long = this.words.find(`card-${kind}.long`)
    return long ? `${this.words.face({ card: -1, kind })}\n${long}` : this.words.face({ card: -1, kind })
  }

  // Symbols

  /** The choice that uses this symbol now. */
  choiceOf(spot: PlaceView, number: number): Choice | null {
    const symbol = spot.symbols[number]
    if (!symbol || this.pick.sent) return null
    return (
      this.question?.choices.find(([verb, things]) =>
        symbol.card !== null
          ? verb === 'symbol-of' && things[0] === symbol.card
          : this.words.game.verbs[verb]?.[1] === 'symbol' && things[0] === spot.place && things[1] === number,
      ) ?? null
    )
  }

  /** The choices that use a symbol of this action, at the place or of a card. */
  acts(action: string): Choice[] {
    return this.choices.filter(([verb, things]) => {
      if (verb !== 'symbol-of') return verb === `act-${action}`
      return this.board.realms.some((realm) =>
        realm.places.some((spot) => spot.symbols.some((symbol) => symbol.card === things[0] && symbol.action === action)),
      )
    })
  }

  /** Use a symbol; what would come to light with it is confirmed first. */
  use(choice: Choice): void {
    const final = this.pick.outlook(choice)?.final
    if (final === 'seen' || final === 'chance') this.take(choice)
    else this.send(choice)
  }

  // Touching

  /** The card that I hold up to read it, or to lay it somewhere. */
  get lifted(): number | null {
    return this.held?.id ?? null
  }

  #moment(): Moment {
    return {
      question: this.pick.sent ? null : this.question,
      find: (card) => this.cards.get(card) ?? null,
      uses: (action, card) => (this.foresight?.uses[action]?.includes(card) ? this.acts(action) : []),
    }
  }

  /** What can be chosen by touching this card itself. */
  #offersOf(card: number): Choice[] {
    if (this.pick.sent) return []
    return this.choices.filter(([verb, things]) => verb !== 'symbol-of' && things[0] === card && this.words.game.verbs[verb]?.[0] === 'card')
  }

  override means(thing: Thing): Meaning | null {
    if (thing.kind === 'seat') return this.narrows(thing)
    const laid = this.held && !this.holds(thing.kind, thing.id) && this.#settles(this.held.id) ? this.laying(this.held, thing) : null
    if (laid || thing.kind === 'pile') return laid
    if (thing.kind === 'name') return this.sends(this.pick.sent ? undefined : this.choices.find(([verb, [place]]) => TO_PLACE.includes(verb) && place === thing.id))
    return this.#meansCard(thing)
  }

  #meansCard(card: Thing): Meaning {
    const offered = this.#offersOf(card.id)
    const [offer] = offered
    if (!offer) return { lit: false, does: () => this.#lift(card) }
    if (offered.length > 1)
      return {
        lit: true,
        does: () => {
          this.held = null
          this.pick.touch('card', card.id)
        },
      }
    if (AT_ONCE.includes(offer[0])) return this.sends(offer)!
    return {
      lit: true,
      does: () => {
        this.pick.want(offer)
        this.held = this.pick.sent ? null : card
      },
    }
  }

  /** Also what a card comes to once a symbol is used for it. */
  override comesTo(thing: Thing): string[] {
    const begun = thing.kind === 'card' ? this.foresight?.tallies[thing.id] : undefined
    return begun ? [this.words.tally(begun)] : super.comesTo(thing)
  }

  override laying(from: Thing, onto: Thing): Meaning | null {
    const steps = dropping(this.#moment(), from.id, targetOf(onto))
    if (steps) return { lit: true, does: () => this.#begin(steps) }
    if (onto.kind !== 'name' || !this.#wantsPlay(from.id)) return null
    return { lit: false, does: () => this.#say(this.words.say('board-not-possible')) }
  }

  /** Would I like to play this card if I laid it on a place? Whether that is possible is said there. */
  #wantsPlay(card: number): boolean {
    const lying = this.cards.get(card)
    return lying?.where === 'hand' && lying.seat === this.seat && !this.pick.sent && this.acts('play').length > 0
  }

  override chosen(kind: Thing['kind'], id: number): boolean {
    if (kind !== 'card') return super.chosen(kind, id)
    const choice = this.pick.sent ?? this.pick.ready
    return choice !== null && choice[1][0] === id && this.words.game.verbs[choice[0]]?.[0] === 'card' && choice[0] !== 'symbol-of'
  }

  /** Hold a card up; touched again it is begun with, or laid down. */
  #lift(card: Thing): void {
    if (!this.holds('card', card.id)) {
      this.pick.clear()
      this.held = card
      return
    }
    const [first] = this.cards.get(card.id)?.where === 'hand' ? this.shortcuts(card.id) : []
    if (first) this.begin(first)
    else this.held = null
  }

  lower(): void {
    if (this.held && this.chosen('card', this.held.id)) this.pick.clear()
    this.held = null
  }

  shortcuts(card: number): Shortcut[] {
    return shortcuts(this.#moment(), card)
  }

  begin(shortcut: Shortcut): void {
    this.#begin(shortcut.steps)
  }

  #begin(steps: Step[]): void {
    this.held = null
    // Where the card is laid is not always asked: what counts is that it is played.
    if (!this.pick.gesture({ steps, need: Math.min(steps.length, 2) })) this.#say(this.words.say('board-not-possible'))
  }

  /** Does this card look for a place, now that it is held up? */
  #settles(card: number): boolean {
    const lying = this.cards.get(card)
    if (!lying || (lying.where === 'hand' && !lying.settles)) return false
    return !this.#offersOf(card).some(([verb]) => verb !== 'play-card' && verb !== 'play-fate')
  }

  override draggable(kind: Thing['kind'], id: number): boolean {
    const lying = kind === 'card' ? this.cards.get(id) : null
    if (!lying || !this.question || this.pick.sent) return false
    return this.#offersOf(id).length > 0 || this.question.values.card === id || this.shortcuts(id).length > 0 || this.#wantsPlay(id)
  }

  // What goes by itself

  override follow(): void {
    super.follow()
    if (this.seat !== null && this.alone) this.tutor.offer()
  }

  /** This game waits for whoever reads. */
  override studies(): boolean {
    return false
  }

  override goOn(): void {
    if (this.question?.number !== this.#answered) this.#ask()
    if (this.question) this.tutor.meanwhile(this.question.prompt)
    super.goOn()
  }

  /** A new question: what was held for the last one is let go, and what it is about is shown. */
  #ask(): void {
    this.#answered = this.question?.number
    if (!this.question) return
    this.tutor.happened(this.question.prompt)
    if (this.question.window !== 'sealed') this.wanted = null
    if (this.held && this.cards.get(this.held.id)?.where !== 'hand') this.held = null
  }

  #say(note: string): void {
    this.note = note
    clearTimeout(this.#noteTimer)
    this.#noteTimer = setTimeout(() => (this.note = ''), 3500)
  }

  // Sums

  /** Whom I am fighting, how strong those are whom I send, how strong they have to be, and whether that is enough. */
  readonly fight: { hero: number; sum: number; needed: number; enough: boolean } | null = $derived.by(() => {
    const { card, sum, needed } = this.question?.prompt === 'send' ? this.question.values : {}
    return card !== undefined && sum !== undefined && needed !== undefined ? { hero: card, sum, needed, enough: this.offers('done') } : null
  })

  /** Cards that are offered and lie neither in my hand nor in the realm that is shown. */
  readonly loose: Face[] = $derived.by(() => {
    const question = this.question
    if (!question || this.board.phase === 'draft') return []
    const found = new Map<number, Face>()
    for (const [verb, [card = -1]] of question.choices) {
      if (verb === 'symbol-of' || this.words.game.verbs[verb]?.[0] !== 'card') continue
      const lying = this.cards.get(card)
      const seen = lying && ((lying.where === 'hand' && lying.seat === this.seat) || (lying.where !== 'pile' && lying.where !== 'hand' && lying.seat === this.large))
      if (!seen) found.set(card, { card, kind: this.kindOf(card) })
    }
    return [...found.values()]
  })

  /** Cards that lie open in the middle: revealed from a deck, or being played. */
  readonly middle: { seat: number; faces: Face[] }[] = $derived.by(() =>
    this.board.realms
      .map((realm) => ({ seat: realm.seat, faces: [...realm.revealed, ...realm.played].filter((face) => face.kind !== null) }))
      .filter(({ faces }) => faces.length > 0),
  )
}
