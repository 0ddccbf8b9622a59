import { Chronicle, facesIn, numberOf } from '../../kit/chronicle.svelte'
import type { Message } from '../../lib/messages'

/** How a trick came out, as the board shows it for a while. */
export interface Outcome {
  id: number
  attacker: number
  defender: number
  attack: number
  defence: number
  verdict: 'won' | 'lost' | 'even'
  dice: [number, number] | null
  damage: number
  life: boolean
}

const SHOWN = 7000
const VERDICTS: Record<string, Outcome['verdict']> = { 'trick-won': 'won', 'trick-lost': 'lost', 'trick-even': 'even' }

/** How the raid and the battles went. */
export class Battles extends Chronicle {
  outcomes: Outcome[] = $state.raw([])
  /** The card that was beaten in the raid and is not taken yet. */
  beaten: number | null = $state(null)
  #count = 0
  #dice: [number, number] | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  protected override keep({ key, values }: Message): void {
    this.beaten = key === 'raids' || key === 'raids-with' ? (facesIn(values.target)[0]?.card ?? null) : null
  }

  protected override show({ key, values }: Message): void {
    const verdict = VERDICTS[key]
    const last = this.outcomes.at(-1)
    if (key === 'dice') {
      this.#dice = [numberOf(values.die), numberOf(values.other_die)]
    } else if (verdict) {
      const [attacker, defender] = [numberOf(values.seat), numberOf(values.other)]
      const [attack, defence] = [numberOf(values.attack), numberOf(values.defence)]
      const made = { id: this.#count++, attacker, defender, attack, defence, verdict, dice: this.#dice, damage: 0, life: false }
      this.#dice = null
      this.#show([...this.outcomes, made].slice(-4))
    } else if (last && (key === 'damage' || key === 'loses-life')) {
      const hurt = { ...last, damage: numberOf(values.damage), life: key === 'loses-life' }
      this.#show([...this.outcomes.slice(0, -1), hurt])
    }
  }

  #show(outcomes: Outcome[]): void {
    this.outcomes = outcomes
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.outcomes = []), SHOWN)
  }
}
