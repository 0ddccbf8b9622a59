import type { Component } from 'svelte'
import type { Extent, Files } from '../lib/bundles'
import type { TableClock } from '../lib/clock'
import type { Counsel } from '../lib/counsel.svelte'
import type { ChatView, Message, RoomView, Sight } from '../lib/messages'
import type { Picking } from '../lib/picking.svelte'
import type { Words } from '../lib/words'
import type { Director } from './director.svelte'
import type { IconName } from './icons'
import type { EventSounds } from './sounds'

/** What a game's board is given. It draws `sight.view.board`; what is touched goes through its `Model`. */
export interface BoardProps {
  sight: Sight
  room: RoomView
  words: Words
  pick: Picking
  /** What is the same in every match of the game, as the server has it: see `<Game>Printed` in the game's `view.ts`. */
  printed?: unknown
  /** The board names the verbs that have buttons of their own on it. */
  claim?: (verbs: readonly string[]) => void
  /** Take the last choice back, where that is possible. */
  undo?: () => Promise<void>
  /** The time at the table, where the game is played in real time. */
  clock?: TableClock
  /** Stop the table or let it go on, where the game is played in real time. */
  hold?: (held: boolean) => void
  /** What those who play together propose to each other, and what bots say; for who is at the table. */
  counsel?: Counsel
  /** What was said within my side, and how to say something there; where all are on one side there is none. */
  whispers?: { said: readonly ChatView[]; speak: () => void } | undefined
  /** Plays what others do; there is none where the table is only looked at. */
  director?: Director
  /** The board still shows how it came about: the result waits for that. */
  showing?: (scenes: boolean) => void
  /** What the board lies in: as large as it may become. */
  within?: HTMLElement | undefined
}

export type Board = Component<BoardProps>
/** What a game draws of an event, before its words: small, and nothing that is not said in them. */
export type Picture = Component<{ message: Message; words: Words; board: unknown }>
/** What a game adds to the help of its table. */
export type OwnHelp = Component<{ words: Words; close: () => void }>
/** What a game has to say about how a match went, beside who won. */
export interface EndingProps {
  words: Words
  board: unknown
  outcome: string
  winners: readonly number[]
}
export type Ending = Component<EndingProps>
/** What a game has to say to each of its roles. */
export type Guides = Component<{ words: Words; printed: unknown }>

/** What the signs of a game's board mean, as the board draws them. */
export type Legend = Component<{ words: Words; printed: unknown }>

/** What somebody can play, or a way to play, as a picture of `--emblem` size: a value of an option, or a figure. */
export type Portrait = Component<{ name: string; printed: unknown }>

type Lazy<Part> = () => Promise<{ default: Part }>

/**
 * All that the page knows of a game: the default export of `games/<game>/index.ts`. It is small and
 * always there; what it names is loaded when it is needed.
 */
export interface Manifest {
  /** The game's sign, one of those that all tables share. */
  emblem: IconName
  /** The colours of its cloth; without them it is green. */
  cloth?: { felt: string; deep: string }
  /** Without a board the list of choices is enough to play. */
  board?: Lazy<Board>
  /** The board says itself what is asked and offers all of it: no prompt and no dock around it. */
  whole?: boolean
  /** The board says aloud what happens: the table does not. */
  speaks?: boolean
  picture?: Lazy<Picture>
  /** The board shows but a part of the table at a time, and can show where something happens. */
  follows?: boolean
  help?: Lazy<OwnHelp>
  guides?: Lazy<Guides>
  /** Its words are the part `learning` of those of the board. */
  legend?: Lazy<Legend>
  ending?: Lazy<Ending>
  /** Pictures for those who set a table. */
  portrait?: Lazy<Portrait>
  /** Which sounds its events have; without them only turns, words and the end are heard. */
  sounds?: Lazy<EventSounds>
  /** Of which parts the words are needed at a table that looks like this; without it, of all. */
  parts?: (board: unknown) => Extent
  /** How it is played, at length: files `rules.<language>.md`. Without them the words of the game have a short text. */
  rules?: Files
  /** What only the board says: files `locale/<language>.ftl`, or parts in `locale/<language>/`. */
  words?: Files
}
