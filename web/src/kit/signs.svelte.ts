import { getContext, setContext } from 'svelte'
import { fetched } from '../lib/patience'
import { DRAWN } from './drawn'
import { ICONS } from './icons'

/** A drawing in a square of `box` (512 without it, as in the set): filled, or drawn as a line. */
export interface Drawing {
  path: string
  box?: number
  line?: boolean
}
export type Drawings = Readonly<Record<string, Drawing>>

const KEY = Symbol('signs')
const SHARED: Drawings = { ...ICONS, ...DRAWN }
const UNKNOWN: Drawing = ICONS['rolling-dices']
const NOTHING: Drawing = { path: '' }

/** A part of a board's signs: the names in it, and the file that has their drawings. */
export interface Part {
  names: readonly string[]
  file: string
}

/** Signs that come in parts: a part is fetched when the first of it is drawn, and its place stays empty until it is there. */
export class Parts {
  #drawn: Drawings = $state.raw({})
  readonly #partOf: ReadonlyMap<string, Part>
  readonly #asked = new Set<Part>()

  /** `always` are those that no part has. */
  constructor(
    private readonly always: Drawings,
    parts: readonly Part[],
  ) {
    this.#partOf = new Map(parts.flatMap((part) => part.names.map((name) => [name, part] as const)))
  }

  find(name: string): Drawing | undefined {
    const found = this.always[name] ?? this.#drawn[name]
    const part = found ? undefined : this.#partOf.get(name)
    if (!part) return found
    void this.#fetch(part)
    return NOTHING
  }

  async #fetch(part: Part): Promise<void> {
    if (this.#asked.has(part)) return
    this.#asked.add(part)
    const drawn = (await (await fetched(part.file)).json()) as Drawings
    this.#drawn = { ...this.#drawn, ...drawn }
  }
}

/** A board brings signs of its own; to be called while it is made. */
export const bringSigns = (own: Drawings | Parts): void => void setContext(KEY, own)

/** The sign of a name: one of the board's own, or of those that all tables share. To be called while a part is made. */
export function signsHere(): (name: string) => Drawing {
  const own = getContext<Drawings | Parts | undefined>(KEY)
  const find = (name: string): Drawing | undefined => (own instanceof Parts ? own.find(name) : own?.[name])
  return (name) => find(name) ?? SHARED[name] ?? UNKNOWN
}
