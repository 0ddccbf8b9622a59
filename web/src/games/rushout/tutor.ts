/** What has to happen before the tutor goes on; `read`: nothing but reading. */
export type Until = 'read' | 'rolled' | 'laid' | 'took-back' | 'completed' | 'lost-dice'

export interface Lesson {
  key: string
  until: Until
}

/** What is kept of a side's lessons in this browser. */
const STORE = 'spieltisch-rushout-taught'

/** What a choice that was taken has taught. */
export const learnt = (verb: string): Until | null =>
  verb === 'roll' ? 'rolled' : verb === 'lay' || verb === 'lay-all' ? 'laid' : verb === 'take' || verb === 'take-all' ? 'took-back' : null

/** All lessons of a side, in their order, as far as there are words for them. */
export function lessons(side: 'hero' | 'wizard', find: (key: string) => string | null): Lesson[] {
  const found: Lesson[] = []
  for (let number = 1; find(`tutor-${side}-${number}`) !== null; number++) {
    const key = `tutor-${side}-${number}`
    found.push({ key, until: (find(`${key}.until`) ?? 'read') as Until })
  }
  return found
}

/**
 * Which lesson one is at after something has happened. It goes on by one at most: who rolls, lays
 * and rolls again still wants to read what comes between.
 */
export const after = (all: readonly Lesson[], step: number, happened: Until): number => (all[step]?.until === happened ? step + 1 : step)

export function isTaught(side: string): boolean {
  try {
    return (localStorage.getItem(STORE) ?? '').split(' ').includes(side)
  } catch {
    // A browser that keeps nothing would teach forever.
    return true
  }
}

export function setTaught(side: string, taught: boolean): void {
  try {
    const kept = (localStorage.getItem(STORE) ?? '').split(' ').filter((one) => one && one !== side)
    localStorage.setItem(STORE, [...kept, ...(taught ? [side] : [])].join(' '))
  } catch {
    // Nothing is lost but that it is said again.
  }
}
