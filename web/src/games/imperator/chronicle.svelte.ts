import { Chronicle, facesIn } from '../../kit/chronicle.svelte'
import type { Message } from '../../lib/messages'

/** How the raid goes. */
export class Battles extends Chronicle {
  /** The card that was beaten in the raid and is not taken yet. */
  beaten: number | null = $state(null)

  protected override keep({ key, values }: Message): void {
    this.beaten = key === 'raids' || key === 'raids-with' ? (facesIn(values.target)[0]?.card ?? null) : null
  }
}
