import type { Message, Sight } from '../../lib/messages'

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

const number = (value: Message['values'][string] | undefined): number => (typeof value === 'number' ? value : -1)

/** What was told lately and is worth showing: it outlives the view that it changed. */
export class Chronicle {
  outcomes: Outcome[] = $state.raw([])
  /** The card that was beaten in the raid and is not taken yet. */
  beaten: number | null = $state(null)
  #heard = -1
  #moment = 0
  #count = 0
  #dice: [number, number] | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  hear(sight: Sight): void {
    const first = this.#heard < 0
    if (sight.view.moment < this.#moment) this.#heard = Math.min(this.#heard, sight.lines - 1)
    this.#moment = sight.view.moment
    for (const { line, message } of sight.told) {
      if (line <= this.#heard && !first) continue
      this.#heard = line
      this.#raid(message)
      if (!first) this.#battle(message)
    }
    if (first) this.#heard = Math.max(this.#heard, sight.lines - 1, 0)
  }

  dismiss(): void {
    clearTimeout(this.#timer)
    this.outcomes = []
  }

  #raid({ key, values }: Message): void {
    if (key === 'raids' || key === 'raids-with') {
      const target = values.target
      this.beaten = typeof target === 'object' && !Array.isArray(target) ? target.card : null
    } else {
      this.beaten = null
    }
  }

  #battle({ key, values }: Message): void {
    const verdict = VERDICTS[key]
    const last = this.outcomes.at(-1)
    if (key === 'dice') {
      this.#dice = [number(values.die), number(values.other_die)]
    } else if (verdict) {
      const [attacker, defender] = [number(values.seat), number(values.other)]
      const [attack, defence] = [number(values.attack), number(values.defence)]
      const made = { id: this.#count++, attacker, defender, attack, defence, verdict, dice: this.#dice, damage: 0, life: false }
      this.#dice = null
      this.#show([...this.outcomes, made].slice(-4))
    } else if (last && (key === 'damage' || key === 'loses-life')) {
      const hurt = { ...last, damage: number(values.damage), life: key === 'loses-life' }
      this.#show([...this.outcomes.slice(0, -1), hurt])
    }
  }

  #show(outcomes: Outcome[]): void {
    this.outcomes = outcomes
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.outcomes = []), SHOWN)
  }
}
