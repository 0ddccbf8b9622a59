import { Chronicle, numberOf, Passing } from '../../kit/chronicle.svelte'
import type { Message } from '../../lib/messages'
import type { Side } from './looks'

export interface Ping {
  seat: number
  card: number
}

export interface RoundResult {
  round: number
  side: Side
  message: Message
}

const PING_SHOWN = 2600

/** What is worth a line in the lane, and whom it helps. */
const WORTH: Record<string, Side> = {
  completes: 'heroes',
  'complete-together': 'heroes',
  life: 'heroes',
  'clap-due': 'heroes',
  'uses-ability': 'heroes',
  'turns-die': 'heroes',
  'turns-own-die': 'heroes',
  healed: 'heroes',
  'weakness-lifted': 'heroes',
  'curse-lifted': 'heroes',
  'dragon-back': 'heroes',
  casts: 'wizard',
  reads: 'wizard',
  'dragon-comes': 'wizard',
  weakens: 'wizard',
  curses: 'wizard',
  wounded: 'wizard',
  souls: 'wizard',
  forgets: 'wizard',
  'ends-conflict': 'wizard',
  'loses-die': 'wizard',
  calls: 'wizard',
}
/** A side is named in these. */
const BY_SIDE = ['wins-coin', 'spends-coins', 'wins-round', 'wins']

/** Whom it helps that this has happened; null if it is not worth a line. */
export function helped({ key, values }: Message): Side | null {
  if (BY_SIDE.includes(key)) return values.side === 'wizard' ? 'wizard' : 'heroes'
  return WORTH[key] ?? null
}

/** How the race goes. */
export class Race extends Chronicle {
  readonly pings = new Passing<Ping>(PING_SHOWN)
  /** What this page has seen of the race: deck sizes are secret, what was done is not. */
  completed = $state(0)
  cast = $state(0)
  /** The round that has ended last. */
  result: RoundResult | null = $state.raw(null)
  round = 0

  protected override keep(message: Message): void {
    const { key, values } = message
    if (key === 'round') {
      this.round = numberOf(values.round)
      this.completed = this.cast = 0
    } else if (key === 'completes' || key === 'complete-together') this.completed += 1
    else if (key === 'casts') this.cast += 1
    else if (key === 'wins-round') this.result = { round: this.round, side: values.side === 'wizard' ? 'wizard' : 'heroes', message }
  }

  protected override show({ key, values }: Message): void {
    if (key === 'pings') this.pings.add({ seat: numberOf(values.seat), card: numberOf(values.card) })
  }
}
