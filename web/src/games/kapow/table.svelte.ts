import { Announcer } from '../../kit/announcer.svelte'
import type { BoardProps } from '../../kit/manifest'
import { Model, type Meaning, type Thing } from '../../kit/model.svelte'
import { Tutor } from '../../kit/tutor.svelte'
import type { Choice } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { Fight } from './chronicle.svelte'
import { fighterCalled, lyingOf, partOf, phaseSeen, slotLook, type Lying, type Part } from './facts'
import type { AbilityView, DieView, FighterView, KapowPrinted, KapowView, PrintedEffect, SectionView } from './view'

/** Dice are this long in the air. */
const AIR = 750
/** A touch that came a little too early is kept for so long. */
const PATIENCE = 400
/** What is answered by naming one thing: an ability, a face, a colour, a character, a card. */
const ONE_NAME = ['trigger', 'gain-face', 'gain-die', 'give', 'attach-for-ai', 'be', 'take-card', 'turn-card']
/** What is answered by naming what is given and what is taken for it. */
const TWO_NAMES = ['swap-die', 'swap-face']
/** What is chosen from a list of buttons, wherever else it lights up. */
const LISTED = ['trigger', 'go-first']
/** What a choice that was taken has taught. */
const LEARNT: Readonly<Record<string, string>> = { place: 'placed', 'take-back': 'took-back', ready: 'ready', 'gain-face': 'gained', 'gain-die': 'gained', attach: 'built' }
/** The mode that is learnt by playing, and the lessons for it. */
const TAUGHT_IN = 'first-game'

/** What the middle of the table shows. */
export type Scenery = 'draft' | 'placing' | 'fight' | 'building'

const SCENERY: Readonly<Record<string, Scenery>> = {
  characters: 'draft',
  cards: 'draft',
  'turn-cards': 'placing',
  select: 'placing',
  tidy: 'building',
}

/** The table as the parts of the board need it: facts of the view, and what a touch does. */
export class KapowTable extends Model<KapowView, KapowPrinted> {
  readonly fight = new Fight(
    (who) => fighterCalled(this.board, who)?.team ?? -1,
    () => this.board.mode !== 'solo' && this.board.mode !== 'coop',
    () => settings.pace,
    (line) => this.props.director?.reach(line),
  )
  readonly announcer = new Announcer()
  readonly tutor = new Tutor({ game: 'kapow', role: () => 'first', find: (key) => this.words.find(key) })
  /** Dice in the air. */
  #rolling: ReadonlySet<number> = $state.raw(new Set())
  #timer: ReturnType<typeof setTimeout> | undefined
  #before: KapowView | null = null
  /** Which abilities lie before me where there is no room for all. */
  group: Part = $state('attack')
  /** The ability that I read. */
  reading: AbilityView | null = $state.raw(null)
  /** Do I look into the box? */
  looking = $state(false)

  constructor(props: () => BoardProps) {
    super(props)
    if (this.board.step === 'turn-cards') this.group = 'team'
    if (this.board.mode === TAUGHT_IN && this.seat !== null) this.tutor.offer()
  }

  // Who is who

  readonly me: FighterView | null = $derived.by(() => this.board.fighters.find((one) => this.seat !== null && one.seat === this.seat) ?? null)
  /** Whose board lies nearest: mine, or the first one's. */
  readonly near: FighterView = $derived.by(() => this.me ?? this.board.fighters[0]!)
  readonly mates: FighterView[] = $derived.by(() => this.board.fighters.filter((one) => one.team === this.near.team && one.fighter !== this.near.fighter))
  readonly rivals: FighterView[] = $derived.by(() => this.board.fighters.filter((one) => one.team !== this.near.team))
  readonly scenery: Scenery = $derived.by(() => SCENERY[this.board.step] ?? 'fight')

  /** A fighter's name: of who plays it, or of the character that nobody plays. */
  titled(fighter: FighterView): string {
    return fighter.seat === null ? this.characterOf(fighter) : this.name(fighter.seat)
  }

  characterOf({ character }: FighterView): string {
    return this.words.term(character ?? 'nobody-special')
  }

  /** Is this the fighter that a message means? */
  isMeant(who: number | string, fighter: FighterView): boolean {
    return fighterCalled(this.board, who) === fighter
  }

  /** The name of whom a message means. */
  meant(who: number | string): string {
    const fighter = fighterCalled(this.board, who)
    return fighter ? this.titled(fighter) : ''
  }

  /** The dice of whom a message means, as far as they still lie there as they fell. */
  rolledBy(who: number | string): readonly DieView[] {
    const dice = fighterCalled(this.board, who)?.dice ?? []
    return this.scenery === 'placing' ? [] : dice.filter((die) => die.face !== null)
  }

  /** What my partner has said to me last, behind our screen. */
  lastWord({ seat }: FighterView): string {
    const guest = seat === null ? undefined : this.room.seats[seat]?.guest
    const line = this.props.whispers?.said.filter((one) => one.guest === guest).at(-1)
    return line ? line.text || (this.words.find(`ui-emote-${line.emote}`) ?? '') : ''
  }

  /** Health of a team as it is shown: it falls when it is seen to fall. */
  healthOf(team: number): number {
    return this.fight.health?.[team] ?? this.board.teams[team]?.health ?? 0
  }

  /** Has this fighter said to be ready, while others are waited for? */
  isReady({ seat }: FighterView): boolean {
    return seat !== null && this.question?.seat !== seat && !this.awaiting.includes(seat)
  }

  // Dice and what they lie on

  readonly dice: ReadonlyMap<number, DieView> = $derived.by(() => new Map(this.board.fighters.flatMap((one) => one.dice.map((die) => [die.die, die] as const))))
  readonly lying: ReadonlyMap<number, Lying> = $derived.by(() => new Map(this.board.fighters.flatMap((one) => [...lyingOf(one)])))

  isRolling(die: number): boolean {
    return this.#rolling.has(die)
  }

  readonly air = (): number => AIR

  face(die: DieView): string {
    return die.face === null ? this.words.say('board-hidden') : this.words.term(die.face)
  }

  dieLabel(die: DieView): string {
    const lying = this.lying.get(die.die)
    const values = { colour: this.words.term(die.colour), face: this.face(die), locked: Number(die.locked) }
    if (!lying) return this.words.say('board-die', values)
    const ability = this.words.term(lying.ability.id)
    if (!lying.as || lying.as === die.face) return this.words.say('board-die-on', { ...values, ability })
    return this.words.say('board-die-as', { ...values, ability, as: this.words.term(lying.as) })
  }

  // What is offered

  /** The number by which choices name a word. */
  numberOf(name: string): number {
    return this.words.game.names.indexOf(name)
  }

  nameOf(number: number): string {
    return this.words.game.names[number] ?? ''
  }

  /** Where each of my dice can go. */
  readonly spots: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const found = new Map<number, number[]>()
    for (const [die, spot] of this.with('place').map(([, things]) => things as [number, number])) found.set(die, [...(found.get(die) ?? []), spot])
    return found
  })

  canTakeBack(die: number): boolean {
    return this.choices.some(([verb, things]) => verb === 'take-back' && things[0] === die)
  }

  /** What is chosen from buttons with words. */
  readonly listed: readonly Choice[] = $derived.by(() => (this.between.length ? this.between : this.choices.filter(([verb]) => LISTED.includes(verb))))

  /** Do I have to take, give or exchange something? */
  readonly shopping: boolean = $derived.by(() => ['gain-face', 'gain-die', 'swap-die', 'swap-face', 'attach-for-ai'].some((verb) => this.offers(verb)))
  readonly losing: boolean = $derived.by(() => this.offers('give') || this.offers('strip'))

  /** Does this ability take what I hold, or anything that I have? */
  takes(ability: AbilityView): boolean {
    return ability.sections.some(({ spot }) => this.lit('name', spot)) || this.lit('name', ability.number)
  }

  /** The die that goes here if I do not say which: the one that can go to fewest other places. */
  #best(spot: number): number | undefined {
    const dice = [...this.spots].filter(([, spots]) => spots.includes(spot))
    return dice.sort(([, one], [, other]) => one.length - other.length)[0]?.[0]
  }

  // What a touch means

  override means(thing: Thing): Meaning | null {
    const { kind, id } = thing
    if (kind === 'die') return this.#meantByDie(thing)
    if (kind === 'seat') return this.sends(this.choices.find(([verb, things]) => (verb === 'aim' || verb === 'go-first') && things[0] === id))
    return kind === 'name' ? this.#meantByName(thing) : null
  }

  #meantByDie(thing: Thing): Meaning | null {
    const { id } = thing
    const held = this.held?.kind === 'name' ? this.held.id : null
    if (held !== null) return this.sends(this.#attaching(held, id))
    const hit = this.choices.filter(([verb, [die]]) => (verb === 'reroll' || verb === 'turn-die') && die === id)
    if (hit.length) return this.sendsOne(hit)
    const back = this.choices.find(([verb, things]) => verb === 'take-back' && things[0] === id)
    if (back) return { lit: false, does: () => this.send(back) }
    return this.spots.has(id) ? this.#holds(thing) : null
  }

  #meantByName(thing: Thing): Meaning | null {
    const { id } = thing
    if (this.held?.kind === 'die') return this.sends(this.#placing(this.held.id, id))
    const one = this.choices.find(([verb, things]) => ONE_NAME.includes(verb) && things[0] === id)
    if (one) return this.sends(one)
    const onto = this.choices.filter(([verb, things]) => verb === 'attach' && things[0] === id)
    if (onto.length === 1) return this.sends(onto[0])
    const best = this.#best(id)
    if (best !== undefined) return { lit: false, does: () => this.send(['place', [best, id]]) }
    const swap = this.held?.kind === 'name' ? this.#swapping(this.held.id, id) : undefined
    if (swap) return this.sends(swap)
    const begins = this.choices.some(([verb, things]) => (TWO_NAMES.includes(verb) || verb === 'attach') && things[0] === id)
    return begins ? { ...this.#holds(thing), lit: this.held === null || this.holds('name', id) } : null
  }

  /** It is picked up, or put down again. */
  #holds(thing: Thing): Meaning {
    const held = this.holds(thing.kind, thing.id)
    return {
      lit: false,
      does: () => {
        this.letGo()
        if (held) return
        this.held = thing
        if (thing.kind === 'die') this.#turnToWhereItFits()
      },
    }
  }

  /** Where there is no room for all abilities, some that take the die lie before me. */
  #turnToWhereItFits(): void {
    const taking = this.near.abilities.filter((one) => this.takes(one)).map(partOf)
    if (taking[0] && !taking.includes(this.group)) this.group = taking[0]
  }

  #placing(die: number, spot: number): Choice | undefined {
    return this.choices.find(([verb, things]) => verb === 'place' && things[0] === die && things[1] === spot)
  }

  #attaching(face: number, die: number): Choice | undefined {
    return this.choices.find(([verb, things]) => verb === 'attach' && things[0] === face && things[1] === die)
  }

  #swapping(given: number, taken: number): Choice | undefined {
    return this.choices.find(([verb, things]) => TWO_NAMES.includes(verb) && things[0] === given && things[1] === taken)
  }

  /** With a die in hand, what it comes to there. */
  override comesTo(thing: Thing): string[] {
    const placed = this.held?.kind === 'die' && thing.kind === 'name' ? this.#placing(this.held.id, thing.id) : undefined
    const tally = placed && this.pick.tally(placed)
    return tally ? [this.words.tally(tally)] : super.comesTo(thing)
  }

  override laying(from: Thing, onto: Thing): Meaning | null {
    if (from.kind === 'die' && onto.kind === 'name') return this.sends(this.#placing(from.id, onto.id))
    if (from.kind === 'die' && onto.kind === 'pile') return this.sends(this.choices.find(([verb, things]) => verb === 'take-back' && things[0] === from.id))
    if (from.kind === 'name' && onto.kind === 'die') return this.sends(this.#attaching(from.id, onto.id))
    return from.kind === 'name' && onto.kind === 'name' ? this.sends(this.#swapping(from.id, onto.id)) : null
  }

  override draggable(kind: Thing['kind'], id: number): boolean {
    if (kind === 'die') return this.spots.has(id) || this.canTakeBack(id)
    return kind === 'name' && this.choices.some(([verb, things]) => (TWO_NAMES.includes(verb) || verb === 'attach') && things[0] === id)
  }

  protected override keeps(held: Thing): boolean {
    return held.kind === 'die' ? this.spots.has(held.id) : this.draggable('name', held.id)
  }

  protected override get patience(): number {
    return PATIENCE
  }

  /** Take a face off a die: mine, to build, or whoever's it is that I may take it from. */
  faceOff(face: string, die: number): Choice | undefined {
    const number = this.numberOf(face)
    return this.choices.find(([verb, things]) => (verb === 'detach' || verb === 'strip') && things[0] === number && things[1] === die)
  }

  /** Touch a section: what it means, or else to read what the ability does. */
  touchAbility(ability: AbilityView, section: SectionView | null): void {
    const id = section ? section.spot : ability.number
    const meaning = this.means({ kind: 'name', id }) ?? this.means({ kind: 'name', id: ability.number })
    if (meaning) meaning.does()
    else this.reading = this.reading?.id === ability.id ? null : ability
  }

  /** What an ability gives; of a team-up card, what my half does. */
  effectsOf({ id, sections }: Pick<AbilityView, 'id' | 'sections'>): readonly PrintedEffect[] {
    const halves = this.printed.team_ups.find((card) => card.id === id)?.halves ?? []
    return this.printed.abilities[id] ?? halves.find((half) => half.slots.join() === sections[0]?.slots.join())?.effects ?? []
  }

  /** What an ability does, in words. */
  textOf({ id }: Pick<AbilityView, 'id'>): string {
    return this.words.find(`card-${id}.long`) ?? ''
  }

  /** What I have begun to fill: the slots that are still empty. */
  readonly unfinished: readonly { ability: AbilityView; section: SectionView }[] = $derived.by(() =>
    (this.me?.abilities ?? []).flatMap((ability) => ability.sections.filter((section) => section.missing.length && section.dice.some((die) => die !== null)).map((section) => ({ ability, section }))),
  )

  /** What is still needed here, in words. */
  missing(section: SectionView): string {
    return this.words.joined(section.missing.map((slot) => this.words.term(slotLook(slot).term)))
  }

  /** The round and its phase, as far as they have been seen: what is shown may lie behind the table. */
  readonly phase = $derived.by(() => phaseSeen(this.board, this.fight.now?.kind))

  // What happens

  override see(): void {
    const [before, board] = [this.#before, this.board]
    this.#before = board
    if (before && before.round > 0 && settings.pace !== 'none') this.fight.hold(before.teams.map((team) => team.health))
    this.fight.hear(this.sight)
    this.fight.play()
    if (before && board.round !== before.round) {
      this.#roll(this.near.dice.map((die) => die.die))
      this.group = board.step === 'turn-cards' ? 'team' : 'attack'
      this.looking = false
    }
    if (before && board.step !== before.step) {
      this.reading = null
      this.tutor.happened(board.step)
    }
  }

  protected override arrived([verb, things]: Choice): void {
    this.tutor.happened(LEARNT[verb] ?? null)
    if (verb === 'reroll') this.#roll(things)
    if (verb !== 'place') return
    const placed = this.near.abilities.find((ability) => ability.sections.some((section) => section.spot === things[1]))
    if (placed) this.group = partOf(placed)
  }

  #roll(dice: readonly number[]): void {
    this.#rolling = new Set(dice)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#rolling = new Set()
      const faces = this.near.dice.filter((die) => dice.includes(die.die) && die.face !== null).map((die) => this.face(die))
      if (faces.length) this.announcer.say(this.words.say('board-rolled', { faces: faces.join(', ') }))
    }, AIR)
  }

  protected override get occasion(): unknown {
    return this.fight.staged ? this.fight.now : super.occasion
  }

  /** I have seen the scene. */
  goesOn(): void {
    if (this.timely) this.fight.skip()
  }

  /** Nothing has to stand still while somebody reads: there is no clock. */
  override studies(): boolean {
    return false
  }

  override stop(): void {
    clearTimeout(this.#timer)
    this.fight.stop()
    this.announcer.stop()
  }
}
