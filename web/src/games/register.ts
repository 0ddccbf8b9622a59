import type { Component } from 'svelte'
import type { RoomView, Sight } from '../lib/messages'
import type { Picking } from '../lib/picking.svelte'
import type { Words } from '../lib/words'

/** What a game's board is given. It draws `sight.view.board` and touches things through `pick`. */
export interface BoardProps {
  sight: Sight
  room: RoomView
  words: Words
  pick: Picking
}

type Board = Component<BoardProps>

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')

/** The board of a game; null if it has none and is played with the list of choices alone. */
export async function board(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`]
  return load ? (await load()).default : null
}
