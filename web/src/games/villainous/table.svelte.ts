import type { Choice, Face, QuestionView } from '../../lib/messages'
import type { Picking } from '../../lib/picking.svelte'
import { Wishes } from '../../lib/wishes.svelte'
import { YOU, type Words } from '../../lib/words'
import type { BoardProps } from '../../kit/manifest'
import { Chronicle } from './chronicle.svelte'
import { facts } from './facts'
import { dropping, settles, shortcuts, type Lying, type Moment, type Shortcut, type Target } from './gestures'
import { cardName, handName, placeName, symbolName } from './naming'
import type { CardView, HandView, PlaceView, RealmView, SymbolView, VillainousView } from './view'

/** What dragging knows things by that are no cards. */
export const PLACE = -1000
export const DISCARD = -1

/** Verbs whose first thing is a place: where the villain goes, or a card. */
const TO_PLACE = ['go', 'place']

/** Verbs that are taken with one touch: the next question, or going back, is at hand. */
const AT_ONCE = ['move-card', 'vanquish-hero', 'send', 'bearer', 'place']

/** Verbs that have a place of their own on the board. */
export const ON_BOARD = [
  ...['gain', 'play', 'activate', 'fate', 'move', 'move-hero', 'vanquish', 'discard'].map((action) => `act-${action}`),
  ...['symbol-of', 'go', 'place', 'play-card', 'activate-card', 'move-card', 'vanquish-hero', 'send', 'target', 'play-fate', 'bearer'],
  ...['discard', 'defeat', 'take', 'pay-with', 'be', 'react', 'amount', 'cover', 'to-wicket', 'to-guard', 'shrink', 'enlarge'],
  ...['put-on-top', 'entrust'],
]

export interface Found extends Lying {
  kind: string | null
  view: CardView | null
}

/** The table as the parts of the board need it: facts of the view, and what may be touched. */
export class VillainousTable {
  readonly #props: () => BoardProps
  readonly chronicle = new Chronicle()
  readonly wishes: Wishes
  /** Whose realm I want to see large; null: the one that matters now. */
  wanted: number | null = $state(null)
  /** The card that I hold up to read it, or to lay it somewhere. */
  lifted: number | null = $state(null)
  /** The card that the pointer or the keyboard is on. */
  pointed: number | null = $state(null)
  /** A pile that I am looking through. */
  pile: { seat: number; fate: boolean } | null = $state.raw(null)
  /** The villain whose guide is open. */
  guide: string | null = $state(null)
  /** What could not be done. */
  note = $state('')
  #noteTimer: ReturnType<typeof setTimeout> | undefined

  constructor(props: () => BoardProps) {
    this.#props = props
    this.wishes = new Wishes(
      () => this.pick,
      (taken) => this.#failed(taken),
    )
  }

  get words(): Words {
    return this.#props().words
  }

  get pick(): Picking {
    return this.#props().pick
  }

  get board(): VillainousView {
    return this.#props().sight.view.board as VillainousView
  }

  get question(): QuestionView | null {
    return this.pick.question
  }

  readonly mine: number | null = $derived.by(() => this.#props().sight.seat)
  readonly awaiting: number[] = $derived.by(() => this.#props().sight.view.awaiting)
  readonly winners: number[] = $derived.by(() => this.#props().sight.view.winners)

  /** All seats, me first. */
  readonly seats: number[] = $derived.by(() => {
    const count = this.board.realms.length
    return Array.from({ length: count }, (_, i) => ((this.mine ?? 0) + i) % count)
  })

  /** Every card that lies open somewhere, by its id. */
  readonly cards: Map<number, Found> = $derived.by(() => {
    const all = new Map<number, Found>()
    for (const realm of this.board.realms) {
      const { seat } = realm
      const lay = (view: CardView, where: 'top' | 'bottom', place: number, carried: boolean): void => {
        all.set(view.card, { card: view.card, kind: view.kind, seat, where, place, carried, type: view.type, view })
        for (const item of view.items) lay(item, where, place, true)
      }
      for (const { card, kind, type } of realm.hand) all.set(card, { card, kind, type, seat, where: 'hand', place: null, carried: false, view: null })
      for (const { card, kind } of [...realm.discard, ...realm.fate_discard, ...realm.revealed, ...realm.played])
        all.set(card, { card, kind, type: null, seat, where: 'pile', place: null, carried: false, view: null })
      for (const spot of realm.places) {
        for (const view of spot.top) lay(view, 'top', spot.place, false)
        for (const view of spot.bottom) lay(view, 'bottom', spot.place, false)
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

  /** Whose realm is shown large. */
  readonly large: number = $derived.by(() => this.wanted ?? this.#asked ?? this.mine ?? this.board.active)

  realm(seat: number): RealmView {
    return this.board.realms[seat] as RealmView
  }

  /** A seat's name as messages want it that speak to the reader. */
  called(seat: number): string {
    return seat === this.mine ? YOU : this.words.seat(seat)
  }

  kindOf(card: number): string | null {
    return this.cards.get(card)?.kind ?? this.question?.faces.find((face) => face.card === card)?.kind ?? null
  }

  #seatOf([verb, things]: Choice): number | null {
    const [thing = -1] = things
    if (TO_PLACE.includes(verb)) return this.board.realms.find((realm) => realm.places.some((spot) => spot.place === thing))?.seat ?? null
    const lies = this.words.game.verbs[verb]?.[0] === 'card' ? this.cards.get(thing) : null
    return lies && (lies.where === 'top' || lies.where === 'bottom') ? lies.seat : null
  }

  // Names

  name(view: CardView): string {
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
    return (this.question?.choices ?? []).filter(([verb, things]) => {
      if (verb !== 'symbol-of') return verb === `act-${action}`
      return this.board.realms.some((realm) =>
        realm.places.some((spot) => spot.symbols.some((symbol) => symbol.card === things[0] && symbol.action === action)),
      )
    })
  }

  // Touching

  #moment(): Moment {
    return {
      question: this.pick.sent ? null : this.question,
      mine: this.mine,
      find: (card) => this.cards.get(card) ?? null,
      acts: (action) => this.acts(action),
    }
  }

  /** What can be chosen by touching this card itself. */
  offers(card: number): Choice[] {
    if (this.pick.sent) return []
    return (this.question?.choices ?? []).filter(
      ([verb, things]) => verb !== 'symbol-of' && things[0] === card && this.words.game.verbs[verb]?.[0] === 'card',
    )
  }

  choosable(card: number): boolean {
    return this.offers(card).length > 0 || (this.lifted !== null && this.#lays({ card }))
  }

  chosen(card: number): boolean {
    const choice = this.pick.sent ?? this.pick.ready
    return choice !== null && choice[1][0] === card && this.words.game.verbs[choice[0]]?.[0] === 'card' && choice[0] !== 'symbol-of'
  }

  placeChoosable(place: number): boolean {
    return this.#offersPlace(place) !== null || (this.lifted !== null && this.#lays({ place }))
  }

  #offersPlace(place: number): Choice | null {
    if (this.pick.sent) return null
    return this.question?.choices.find(([verb, things]) => TO_PLACE.includes(verb) && things[0] === place) ?? null
  }

  touchCard(card: number): void {
    const [offer, ...more] = this.offers(card)
    if (this.lifted !== null && this.lifted !== card && this.#lays({ card })) return this.lay(this.lifted, { card })
    if (!offer) {
      this.#lift(card)
    } else if (more.length > 0) {
      this.lifted = null
      this.pick.touch('card', card)
    } else if (AT_ONCE.includes(offer[0])) {
      this.takeNow(offer)
    } else {
      this.lifted = card
      this.pick.take(offer)
      if (this.pick.sent) this.lifted = null
    }
  }

  touchPlace(place: number): void {
    const offer = this.#offersPlace(place)
    if (this.lifted !== null && this.#lays({ place })) this.lay(this.lifted, { place })
    else if (offer) this.takeNow(offer)
  }

  touchDiscard(): void {
    if (this.lifted !== null && dropping(this.#moment(), this.lifted, 'discard')) this.lay(this.lifted, 'discard')
  }

  /** Take a choice at once. */
  takeNow(choice: Choice): void {
    this.lifted = null
    this.pick.clear()
    this.pick.take(choice)
    this.pick.confirm()
  }

  /** Choose, and choose once more to confirm. */
  take(choice: Choice): void {
    this.lifted = null
    this.pick.take(choice)
  }

  /** Hold a card up; touched again it is begun with, or laid down. */
  #lift(card: number): void {
    if (this.lifted !== card) {
      this.pick.clear()
      this.lifted = card
      return
    }
    const [first] = this.cards.get(card)?.where === 'hand' ? this.shortcuts(card) : []
    if (first) this.begin(first)
    else this.lifted = null
  }

  lower(): void {
    if (this.lifted !== null && this.chosen(this.lifted)) this.pick.clear()
    this.lifted = null
  }

  shortcuts(card: number): Shortcut[] {
    return shortcuts(this.#moment(), card, (this.cards.get(card)?.view?.activation ?? null) !== null)
  }

  begin(shortcut: Shortcut): void {
    this.lifted = null
    this.wishes.want(...shortcut.steps)
  }

  /** Does it mean anything to lay the lifted card there? */
  #lays(target: Target): boolean {
    if (this.lifted === null) return false
    const lying = this.cards.get(this.lifted)
    if (!lying || (lying.where === 'hand' && !settles(lying))) return false
    if (this.offers(this.lifted).some(([verb]) => verb !== 'play-card' && verb !== 'play-fate')) return false
    return dropping(this.#moment(), this.lifted, target) !== null
  }

  lay(card: number, target: Target): void {
    const steps = dropping(this.#moment(), card, target)
    this.lifted = null
    if (steps) this.wishes.want(...steps)
  }

  // Dragging

  draggable(card: number): boolean {
    const lying = this.cards.get(card)
    if (!lying || !this.question || this.pick.sent) return false
    if (this.offers(card).length > 0 || this.question.values.card === card) return true
    return lying.seat === this.mine && (lying.where === 'hand' || !lying.carried) && this.shortcuts(card).length > 0
  }

  target(thing: number): Target {
    if (thing <= PLACE) return { place: PLACE - thing }
    return thing === DISCARD ? 'discard' : { card: thing }
  }

  canDrop(from: number, to: number): boolean {
    return dropping(this.#moment(), from, this.target(to)) !== null
  }

  drop(from: number, to: number): void {
    this.lay(from, this.target(to))
  }

  // What goes by itself

  /** A new question: what was held for the last one is let go, and what it is about is shown. */
  asked(): void {
    if (!this.question) return
    if (this.question.window !== 'sealed') this.wanted = null
    if (this.lifted !== null && this.cards.get(this.lifted)?.where !== 'hand') this.lifted = null
  }

  /** Nothing was reached but a symbol was used: take that back, and say so. */
  #failed(taken: number): void {
    const { undo, sight } = this.#props()
    if (taken > 1) return
    this.#say(this.words.say('board-not-possible'))
    if (taken === 1 && sight.can_undo) void undo?.()
  }

  #say(note: string): void {
    this.note = note
    clearTimeout(this.#noteTimer)
    this.#noteTimer = setTimeout(() => (this.note = ''), 3500)
  }

  // Sums

  /** Whom I am fighting, how strong those are whom I send, and how strong they have to be. */
  readonly fight: { hero: number; sum: number; needed: number } | null = $derived.by(() => {
    const { card, sum, needed } = this.question?.prompt === 'send' ? this.question.values : {}
    return card !== undefined && sum !== undefined && needed !== undefined ? { hero: card, sum, needed } : null
  })

  /** Cards that are offered and lie neither in my hand nor in the realm that is shown. */
  readonly loose: Face[] = $derived.by(() => {
    const question = this.question
    if (!question || this.board.phase === 'draft') return []
    const found = new Map<number, Face>()
    for (const [verb, [card = -1]] of question.choices) {
      if (verb === 'symbol-of' || this.words.game.verbs[verb]?.[0] !== 'card') continue
      const lying = this.cards.get(card)
      const seen = lying && ((lying.where === 'hand' && lying.seat === this.mine) || (lying.where !== 'pile' && lying.where !== 'hand' && lying.seat === this.large))
      if (!seen) found.set(card, { card, kind: this.kindOf(card) })
    }
    return [...found.values()]
  })

  /** Cards that lie open in the middle: revealed from a deck, or being played. */
  readonly middle: { seat: number; faces: Face[] }[] = $derived.by(() =>
    this.board.realms
      .map((realm) => ({ seat: realm.seat, faces: [...realm.revealed, ...realm.played].filter((face) => facts(face.kind) !== null) }))
      .filter(({ faces }) => faces.length > 0),
  )
}
