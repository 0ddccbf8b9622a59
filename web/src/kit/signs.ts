import { getContext, setContext } from 'svelte'
import { ICONS } from './icons'

/** A drawing in a square of `box` (512 without it, as in the set): filled, or drawn as a line. */
export interface Drawing {
  path: string
  box?: number
  line?: boolean
}
export type Drawings = Readonly<Record<string, Drawing>>

const KEY = Symbol('signs')
const SHARED: Drawings = ICONS

/** A board brings signs of its own; to be called while it is made. */
export const bringSigns = (own: Drawings): void => void setContext(KEY, own)

/** The sign of a name: one of the board's own, or of those that all tables share. To be called while a part is made. */
export function signsHere(): (name: string) => Drawing {
  const own = getContext<Drawings | undefined>(KEY)
  return (name) => own?.[name] ?? SHARED[name] ?? ICONS['rolling-dices']
}
