/** What a lesson waits for; `read`: nothing but reading. `during`: the parts of the game in which it means anything. */
export interface Lesson {
  key: string
  until: string
  during: readonly string[]
}

interface Pupil {
  /** The game that is taught. */
  game: string
  /** Whose lessons these are, such as those of a side. */
  role: () => string
  /** The words for a key; null where there are none. */
  find: (key: string) => string | null
}

/** All lessons of a role: `tutor-<role>-1` and so on, as far as there are words, each with `.until`, and `.during` if it can be too late for it. */
export function lessons(role: string, find: Pupil['find']): Lesson[] {
  const found: Lesson[] = []
  for (let number = 1; find(`tutor-${role}-${number}`) !== null; number++) {
    const key = `tutor-${role}-${number}`
    found.push({ key, until: find(`${key}.until`) ?? 'read', during: find(`${key}.during`)?.split(' ') ?? [] })
  }
  return found
}

/** Who has been taught what is kept in this browser. */
class Taught {
  constructor(private readonly store: string) {}

  has(role: string): boolean {
    try {
      return this.#roles().includes(role)
    } catch {
      // A browser that keeps nothing would teach forever.
      return true
    }
  }

  set(role: string, taught: boolean): void {
    try {
      const others = this.#roles().filter((one) => one && one !== role)
      localStorage.setItem(this.store, [...others, ...(taught ? [role] : [])].join(' '))
    } catch {
      // Nothing is lost but that it is said again.
    }
  }

  #roles(): string[] {
    return (localStorage.getItem(this.store) ?? '').split(' ')
  }
}

/** A game is learnt by playing it: one lesson after the other, as what they speak of is done. */
export class Tutor {
  /** Which lesson I am at; null if nobody teaches me. */
  step: number | null = $state(null)
  /** Am I trying what the lesson speaks of? */
  trying = $state(false)
  readonly #taught: Taught

  constructor(private readonly pupil: Pupil) {
    this.#taught = new Taught(`spieltisch-${pupil.game}-taught`)
  }

  readonly lessons: Lesson[] = $derived.by(() => lessons(this.pupil.role(), this.pupil.find))
  readonly lesson: Lesson | null = $derived.by(() => (this.step === null ? null : (this.lessons[this.step] ?? null)))
  readonly text: string = $derived.by(() => (this.lesson ? (this.pupil.find(this.lesson.key) ?? '') : ''))
  readonly last: boolean = $derived.by(() => this.step === this.lessons.length - 1)

  /** Begin with whoever was not taught yet. */
  offer(): void {
    if (!this.#taught.has(this.pupil.role())) this.step = 0
  }

  begin(): void {
    this.#taught.set(this.pupil.role(), false)
    this.trying = false
    this.step = 0
  }

  /** On with the next lesson, or done. */
  goOn(): void {
    if (this.step === null) return
    this.trying = false
    this.step += 1
    if (this.step >= this.lessons.length) this.end()
  }

  end(): void {
    this.step = null
    this.#taught.set(this.pupil.role(), true)
  }

  /**
   * Something has happened that a lesson may wait for. It goes on by one at most: who rolls, lays and
   * rolls again still wants to read what comes between.
   */
  happened(what: string | null): void {
    if (what !== null && this.lesson?.until === what) this.goOn()
  }

  /** The game is in this part: whoever was faster than a lesson does not need it any more. */
  meanwhile(part: string): void {
    while (this.lesson?.during.length && !this.lesson.during.includes(part)) this.goOn()
  }
}

/** Raised by the help: the tutor begins anew. The board and the help are far apart. */
class Restart {
  count = $state(0)

  again(): void {
    this.count += 1
  }
}

export const restart = new Restart()
