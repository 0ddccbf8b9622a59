import { TableClock } from './clock'
import type { AnyCommand, AnyEvent, Answer, ChatView, Hinted, Move, ProposalView, RoomView, Sight, ToldView, Trouble, Undo } from './messages'

/** How the line to the server is: the connection light shows it. */
export type Light = 'connecting' | 'open' | 'lost' | 'offline' | 'gone'

type Without<C> = C extends AnyCommand ? Omit<C, 'id' | 'base'> : never
/** A command before it has its id. */
export type Wish = Without<AnyCommand>
/** What somebody does at the table. */
export type Act = Without<Move> | Without<Undo>

/** The part of a WebSocket that is needed here; tests bring their own. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: never) => void) | null
  send(text: string): void
  close(code?: number): void
}

/** Sees each of the sights, one after the other; `anew` if it is not known what led to them. */
type Watcher = (sights: readonly Sight[], anew: boolean) => void

interface Pending {
  command: AnyCommand
  answered: (trouble: Trouble | null) => void
  overdue?: ReturnType<typeof setTimeout>
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 10_000
const HEARTBEAT = 20_000
const PATIENCE = 8_000

/** Reasons to close after which it makes no sense to come back by oneself. */
const FINAL = ['removed', 'was-removed', 'replaced', 'not-a-guest', 'no-such-room', 'room-archived', 'bad-origin']

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function address(code: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/ws/${encodeURIComponent(code)}?since=${since}`
}

let opened: Connection | null = null

/** Open the line to a room while its page is still on its way. */
export const openAhead = (code: string): void => void (opened = new Connection(code))

/** The line to a room: the one that was opened ahead, if there is one. */
export function lineTo(code: string): Connection {
  const line = opened?.code === code ? opened : new Connection(code)
  opened = null
  return line
}

/**
 * The line to one room. It comes back by itself when it breaks, when something is missing in it or
 * when an answer does not come; a command that was not answered is sent again with the same id, and
 * the server carries it out once.
 */
export class Connection {
  light: Light = $state('connecting')
  /** Why the server closed the room to us. */
  reason = $state('')
  you = $state('')
  /** The whole address to pass on to a friend. */
  link = $state('')
  room: RoomView | null = $state.raw(null)
  /** The table as each of my seats sees it, or as a spectator. */
  sights: Sight[] = $state.raw([])
  /** What each of those heard in this match, by line. */
  told: Map<number | null, ToldView[]> = $state.raw(new Map())
  chat: ChatView[] = $state.raw([])
  /** The number of the first line that was said in this match. */
  chatBefore = $state(0)
  /** What is proposed and stands, as far as I may see it. */
  proposals: ProposalView[] = $state.raw([])
  /** The last hint that I was given. */
  hinted: Hinted | null = $state.raw(null)
  /** The time at the table, where the game is played in real time. */
  readonly clock = new TableClock()

  readonly #watchers = new Set<Watcher>()
  #seq = 0
  /** The number of the next message on this line. */
  #next = 0
  #socket: Socket | null = null
  #pending = new Map<string, Pending>()
  #pause = FIRST_PAUSE
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly code: string,
    private readonly open: (address: string) => Socket = (to) => new WebSocket(to) as unknown as Socket,
  ) {
    window.addEventListener('online', this.#online)
    window.addEventListener('offline', this.#offline)
    this.#connect()
  }

  /** Ask the server for something; resolves with why not, or null when it is done. */
  ask(wish: Wish): Promise<Trouble | null> {
    return new Promise((answered) => {
      const command = { ...wish, id: randomId(), base: this.#seq } as AnyCommand
      const pending = { command, answered }
      this.#pending.set(command.id, pending)
      if (this.light === 'open') this.#send(pending)
    })
  }

  /** Be told of all sights, beginning with those of now; the answer ends it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    if (this.sights.length) watcher(this.sights, true)
    return () => this.#watchers.delete(watcher)
  }

  /** Leave the room's line for good (the seat stays ours). */
  close(): void {
    this.#closed = true
    window.removeEventListener('online', this.#online)
    window.removeEventListener('offline', this.#offline)
    this.#drop()
  }

  /** Seats that this page holds. */
  get seats(): number[] {
    return (this.room?.seats ?? []).filter((seat) => seat.kind === 'person' && seat.guest === this.you).map((seat) => seat.seat)
  }

  get host(): boolean {
    return this.room?.guests.find((guest) => guest.id === this.you)?.host ?? false
  }

  // The line

  #online = () => {
    this.#pause = FIRST_PAUSE
    this.#connect()
  }

  #offline = () => {
    this.#drop()
    if (this.light !== 'gone') this.light = 'offline'
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#beat)
    for (const { overdue } of this.#pending.values()) clearTimeout(overdue)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Come back after the server had closed the room to us, with a new cookie for example. */
  again(): void {
    this.light = 'connecting'
    this.#connect()
  }

  #connect(): void {
    this.#drop()
    if (this.#closed || this.light === 'gone') return
    if (this.light !== 'offline' && this.light !== 'lost') this.light = 'connecting'
    const socket = this.open(address(this.code, this.#seq))
    this.#socket = socket
    this.#next = 0
    socket.onopen = () => this.#listen(0)
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return
      this.#listen()
      this.#count(JSON.parse(String(data)) as AnyEvent)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
    this.#listen()
  }

  /** The other side has spoken; if it stays silent for so long, ask, and then give the line up. */
  #listen(silence = HEARTBEAT): void {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => {
      if (this.light === 'open') this.#socket?.send(JSON.stringify({ type: 'ping', id: randomId(), base: this.#seq }))
      this.#beat = setTimeout(() => this.#lost(), PATIENCE)
    }, silence)
  }

  /** Send a command; if it is not answered, the line is no good. */
  #send(pending: Pending): void {
    this.#socket?.send(JSON.stringify(pending.command))
    clearTimeout(pending.overdue)
    pending.overdue = setTimeout(() => this.#lost(), PATIENCE)
  }

  #lost(): void {
    this.#drop()
    if (this.#closed || this.light === 'gone') return
    this.light = navigator.onLine ? 'lost' : 'offline'
    const jitter = 0.75 + Math.random() / 2
    this.#retry = setTimeout(() => this.#connect(), this.#pause * jitter)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  // What the server says

  /** What comes again is dropped; where something is missing, all is asked for anew. */
  #count(event: AnyEvent): void {
    if (event.number < this.#next) return
    if (event.number > this.#next) return this.#lost()
    this.#next += 1
    this.#take(event)
  }

  #take(event: AnyEvent): void {
    switch (event.type) {
      case 'welcome':
        this.#pause = FIRST_PAUSE
        this.you = event.you
        this.link = event.link
        this.#seq = event.seq
        this.#enter(event.room)
        this.#setClock(event.now)
        this.#see(event.sights, true)
        this.#hear(event.chat)
        this.proposals = event.proposals
        this.light = 'open'
        for (const pending of this.#pending.values()) this.#send(pending)
        break
      case 'update':
        this.#seq = Math.max(this.#seq, event.seq)
        if (event.room) this.#enter(event.room)
        this.#setClock(event.now)
        if (event.sights) this.#see(event.sights, false)
        if (event.chat.length) this.#hear(event.chat)
        if (event.proposals) this.proposals = event.proposals
        break
      case 'answer':
        this.#answered(event)
        break
      case 'hinted':
        this.hinted = event
        break
      case 'gone':
        if (FINAL.includes(event.reason)) {
          this.reason = event.reason
          this.light = 'gone'
        }
        this.#lost()
    }
  }

  #answered({ id, trouble }: Answer): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    clearTimeout(pending.overdue)
    this.#pending.delete(id)
    pending.answered(trouble)
  }

  #setClock(now: number | null): void {
    if (typeof now === 'number') this.clock.heard(now, !this.room?.paused)
  }

  #enter(room: RoomView): void {
    if (this.room && this.room.match !== room.match) {
      this.told = new Map()
      this.sights = []
      this.chatBefore = (this.chat.at(-1)?.seq ?? -1) + 1
    }
    this.room = room
    const mine = this.seats
    this.sights = this.sights.filter((sight) => (sight.seat === null ? mine.length === 0 : mine.includes(sight.seat)))
  }

  #see(sights: Sight[], anew: boolean): void {
    const kept = this.sights.filter((old) => !sights.some((sight) => sight.seat === old.seat))
    const told = new Map(this.told)
    for (const sight of sights) {
      const before = (told.get(sight.seat) ?? []).filter((line) => line.line < sight.lines)
      told.set(sight.seat, [...before, ...sight.told])
    }
    this.told = told
    this.sights = [...kept, ...sights].sort((one, other) => (one.seat ?? -1) - (other.seat ?? -1))
    for (const watcher of this.#watchers) watcher(this.sights, anew)
  }

  #hear(chat: ChatView[]): void {
    const known = new Set(this.chat.map((line) => line.seq))
    this.chat = [...this.chat, ...chat.filter((line) => !known.has(line.seq))]
  }
}
