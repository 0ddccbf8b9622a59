import type { Component } from 'svelte'
import type { TableClock } from '../lib/clock'
import type { RoomView, Sight } from '../lib/messages'
import type { Picking } from '../lib/picking.svelte'
import type { Words } from '../lib/words'

/** What a game's board is given. It draws `sight.view.board` and touches things through `pick`. */
export interface BoardProps {
  sight: Sight
  room: RoomView
  words: Words
  pick: Picking
  /** The board names the verbs that have buttons of their own on it. */
  claim?: (verbs: readonly string[]) => void
  /** Take the last choice back, where that is possible. */
  undo?: () => Promise<void>
  /** The time at the table, where the game is played in real time. */
  clock?: TableClock
  /** Stop the table or let it go on, where the game is played in real time. */
  hold?: (held: boolean) => void
  /** The board says itself what is asked and offers all of it: no prompt and no dock around it. */
  fill?: (whole: boolean) => void
}

type Board = Component<BoardProps>
/** What a game adds to the help of its table. */
type OwnHelp = Component<{ words: Words; close: () => void }>

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const helps = import.meta.glob<{ default: OwnHelp }>('./*/Help.svelte')

/** The board of a game; null if it has none and is played with the list of choices alone. */
export async function board(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`]
  return load ? (await load()).default : null
}

/** What a game has to say in the help of its table, if anything. */
export async function ownHelp(game: string): Promise<OwnHelp | null> {
  const load = helps[`./${game}/Help.svelte`]
  return load ? (await load()).default : null
}
