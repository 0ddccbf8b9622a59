import { Refused } from './api'
import type { Trouble } from './messages'

/** Something that a form asks the server for: whether it is under way, and why it was refused. */
export class Attempt {
  busy = $state(false)
  trouble: Trouble | null = $state.raw(null)

  async at(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.trouble = null
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error.trouble
    } finally {
      this.busy = false
    }
  }
}
