import { Model, type Meaning, type Thing } from '../../kit/model.svelte'
import { playingCard } from '../../kit/playing/faces'
import { Tutor } from '../../kit/tutor.svelte'
import type { Choice, Face } from '../../lib/messages'
import { arrangementOf, committed, same, steps, swapped, type Arrangement } from './arrange'
import { Battles } from './chronicle.svelte'
import { colourOf } from './looks'
import type { CardView, ImperatorPrinted, ImperatorView, PlayerView, TrickView } from './view'

export type Place = 'imperator' | 'attackers' | 'buffs' | 'middle' | 'dealt'

/** An attack that collides with another as strong. */
export interface Rival {
  attacker: number
  attacking: number
  defender: number
  attacked: number
  colour: string
  choice: Choice
  words: string
}

/** The table as the parts of the board need it: facts of the view, and what may be touched. */
export class ImperatorTable extends Model<ImperatorView, ImperatorPrinted> {
  /** My cards as I am laying them out. */
  #wanted: Arrangement | null = $state.raw(null)
  readonly chronicle = new Battles()
  readonly tutor = new Tutor({ game: 'imperator', role: () => 'first', find: (key) => this.words.find(key) })
  #phase = ''

  /** Every card in somebody's place, by its id. */
  readonly cards: Map<number, { view: CardView; seat: number; place: Place }> = $derived.by(() => {
    const all = new Map<number, { view: CardView; seat: number; place: Place }>()
    for (const player of this.board.players) {
      const { seat } = player
      if (player.imperator) all.set(player.imperator.card, { view: player.imperator, seat, place: 'imperator' })
      for (const view of player.attackers) all.set(view.card, { view, seat, place: 'attackers' })
      for (const view of player.buffs) all.set(view.card, { view, seat, place: 'buffs' })
    }
    return all
  })

  /** The tricks whose cards all lie where they were played from. */
  readonly standing: TrickView[] = $derived.by(() => this.board.tricks.filter((trick) => trick.stands))

  /** The trick that a card is in. */
  readonly tricks: Map<number, TrickView> = $derived.by(() => {
    const all = new Map<number, TrickView>()
    for (const trick of this.standing)
      for (const card of [trick.attacking, trick.attacked, trick.boost, trick.guard]) if (card !== null) all.set(card, trick)
    return all
  })

  /** The attacks of which I let one stand. */
  readonly rivals: Rival[] = $derived.by(() => {
    const { question } = this
    if (question?.prompt !== 'collision') return []
    return question.choices.flatMap((choice) => {
      const [attacking = -1, attacked = -1] = choice[1]
      const [attacker, defender] = [this.cards.get(attacking)?.seat, this.cards.get(attacked)?.seat]
      if (attacker === undefined || defender === undefined) return []
      return [{ attacker, attacking, defender, attacked, colour: colourOf(attacker), choice, words: this.words.choice(choice, question) }]
    })
  })

  /** My attacker that needs a buff's help in the raid, and the card in the middle it goes for. */
  readonly helped: { card: number; target: number } | null = $derived.by(() => {
    if (this.question?.prompt !== 'raid-buff') return null
    const { card, target } = this.question.values
    return card === undefined || target === undefined ? null : { card, target }
  })

  /** The card that somebody has just beaten in the raid and not taken yet. */
  get beaten(): number | null {
    return this.board.phase === 'raid' ? this.chronicle.beaten : null
  }

  player(seat: number): PlayerView {
    return this.board.players[seat] as PlayerView
  }

  face(card: number): Face {
    const found = this.cards.get(card)?.view
    return { card, kind: found?.kind ?? this.question?.faces.find((one) => one.card === card)?.kind ?? null }
  }

  /** The buff that lies with a card in a trick. */
  tucked(card: number): number | null {
    const trick = this.tricks.get(card)
    if (!trick) return null
    return trick.attacking === card ? trick.boost : trick.attacked === card ? trick.guard : null
  }

  /** Has this buff been played into a trick, so that its own place is empty for now? */
  played(card: number): boolean {
    const trick = this.tricks.get(card)
    return trick !== undefined && (trick.boost === card || trick.guard === card)
  }

  used(card: number): boolean {
    return this.board.used.includes(card)
  }

  /** What a card is worth, if that is not what it is called. */
  worth(kind: string | null): number | undefined {
    const value = kind === null ? undefined : this.printed.cards[kind]?.value
    return kind !== null && playingCard(kind)?.rank === String(value) ? undefined : value
  }

  /** A card's name, place, owner and state in words. */
  label(face: Face, place: Place, seat: number | null): string {
    const { words } = this
    const parts = [words.long(face), words.say(`board-place-${place}`)]
    if (seat !== null) parts.push(words.seat(seat))
    const trick = this.tricks.get(face.card)
    if (trick) parts.push(this.#role(trick, face.card))
    if (this.used(face.card)) parts.push(words.say('board-used'))
    const damage = this.cards.get(face.card)?.view.damage ?? 0
    if (damage) parts.push(words.say('board-damage', { damage }))
    return parts.join(', ')
  }

  /** What a card is worth and good for in its place. */
  help(face: Face, place: Place, seat: number | null): string {
    const card = face.kind === null ? undefined : this.printed.cards[face.kind]
    if (!card) return this.words.say('board-help-hidden')
    const perk = (seat === null ? undefined : this.cards.get(face.card))?.view.perk ?? 0
    const values = { card: this.words.long(face), value: card.value, use: card.use, perk, hp: card.hp }
    return `${this.words.say('board-help-value', values)} ${this.words.say(`board-help-${place}`, values)}`
  }

  /** A trick in words. */
  told({ attacker, defender, attack, defence }: TrickView): string {
    return this.words.say('board-trick', { attacker: this.name(attacker), defender: this.name(defender), attack, defence })
  }

  #role(trick: TrickView, card: number): string {
    if (card === trick.boost) return this.words.say('board-boosts')
    if (card === trick.guard) return this.words.say('board-guards')
    const mine = card === trick.attacking
    const against = this.words.long(this.face(mine ? trick.attacked : trick.attacking))
    const values = { card: against, mine: mine ? trick.attack : trick.defence, theirs: mine ? trick.defence : trick.attack }
    return this.words.say(mine ? 'board-attacks' : 'board-attacked', values)
  }

  // Touching

  /** Am I laying out my cards just now? */
  readonly sorting: boolean = $derived.by(() => this.question?.prompt === 'sort' && !this.pick.sent)

  override means(thing: Thing): Meaning | null {
    if (!this.sorting) return this.narrows(thing)
    if (!this.#isMine(thing)) return null
    return { lit: true, does: () => (this.held ? this.move(this.held.id, thing.id) : (this.held = thing)) }
  }

  override laying(from: Thing, onto: Thing): Meaning | null {
    if (!this.sorting) return super.laying(from, onto)
    return this.#isMine(from) && this.#isMine(onto) ? { lit: true, does: () => this.move(from.id, onto.id) } : null
  }

  override chosen(kind: Thing['kind'], id: number): boolean {
    return this.sorting ? this.holds(kind, id) : super.chosen(kind, id)
  }

  // Sorting

  /** How my cards lie, or will lie when all have sorted. */
  readonly arrangement: Arrangement | null = $derived.by(() => {
    const before = this.#before()
    if (!before || this.board.phase !== 'sort') return before
    return this.#wanted ?? committed(before, this.sight.view.committed) ?? before
  })

  get moved(): boolean {
    const before = this.#before()
    return before !== null && this.#wanted !== null && !same(before, this.#wanted)
  }

  /** Two of my cards change places. */
  move(one: number, other: number): void {
    if (this.arrangement && one !== other) this.#wanted = swapped(this.arrangement, one, other)
    this.held = null
  }

  reset(): void {
    this.#wanted = this.held = null
  }

  /** Tell the table how the cards shall lie, in one go. */
  finish(): void {
    const before = this.#before()
    this.held = null
    if (before) this.pick.gesture({ steps: steps(before, this.#wanted ?? before) })
  }

  override follow(): void {
    super.follow()
    if (this.seat !== null && this.alone) this.tutor.offer()
  }

  /** This game waits for whoever reads. */
  override studies(): boolean {
    return false
  }

  override see(): void {
    this.chronicle.hear(this.sight)
    const { phase } = this.board
    if (phase !== this.#phase) this.tutor.happened((this.#phase = phase))
    this.tutor.meanwhile(phase)
  }

  override goOn(): void {
    if (this.board.phase !== 'sort') this.reset()
    super.goOn()
  }

  #before(): Arrangement | null {
    return this.seat === null ? null : arrangementOf(this.player(this.seat))
  }

  #isMine({ kind, id }: Thing): boolean {
    const now = this.arrangement
    return kind === 'card' && now !== null && [now.imperator, ...now.attackers, ...now.buffs].includes(id)
  }
}
