/** Raised by the help: the tutor begins anew. The board and the help are far apart. */
class Restart {
  count = $state(0)

  again(): void {
    this.count += 1
  }
}

export const restart = new Restart()
