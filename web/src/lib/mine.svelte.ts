import { mine } from './api'
import type { MatchView } from './messages'

const AGAIN = 15_000

/** My matches, as the server knows them; looked at again while the page is. */
export class Mine {
  matches: readonly MatchView[] = $state.raw([])
  readonly running = $derived(this.matches.filter(({ phase }) => phase !== 'over'))
  readonly finished = $derived(this.matches.filter(({ phase }) => phase === 'over'))
  /** At how many tables it is my turn. */
  readonly turns = $derived(this.running.filter(({ asked }) => asked).length)

  async look(): Promise<void> {
    try {
      this.matches = await mine()
    } catch {
      // What was known stays; nobody needs it to play.
    }
  }

  /** For components only. */
  follow(): void {
    $effect(() => {
      void this.look()
      const timer = setInterval(() => !document.hidden && void this.look(), AGAIN)
      const back = (): void => void (!document.hidden && this.look())
      document.addEventListener('visibilitychange', back)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', back)
      }
    })
  }
}
