import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, lineTo, openAhead, type Socket } from './connection.svelte'
import type { AnyCommand, AnyEvent, ChatView, RoomView, Sight, ToldView, Welcome } from './messages'

type Unnumbered<E> = E extends AnyEvent ? Omit<E, 'number'> : never

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: AnyCommand[] = []
  closed = false
  next = 0

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand)
  }

  close(): void {
    this.closed = true
  }

  says(event: Unnumbered<AnyEvent>): void {
    this.repeats(event, this.next)
    this.next += 1
  }

  repeats(event: Unnumbered<AnyEvent>, number: number): void {
    this.onmessage?.({ data: JSON.stringify({ ...event, number }) })
  }

  breaks(): void {
    this.onclose?.(undefined as never)
  }
}

const room = (change: Partial<RoomView> = {}): RoomView => ({
  code: 'ABC234',
  game: 'imperator',
  options: {},
  phase: 'playing',
  match: 1,
  locked: false,
  listed: false,
  seats: [{ seat: 0, kind: 'person', name: 'Anna', guest: 'me', bot: null, side: '', figures: [], away: false }],
  guests: [{ id: 'me', name: 'Anna', host: true, connected: true, ready: false, gone: false, takes: [] }],
  wants: [],
  patience: 120,
  brought: null,
  commitment: null,
  seed: null,
  earlier_rules: false,
  paused: null,
  clock: null,
  ...change,
})

const line = (number: number, key = `line-${number}`): ToldView => ({ line: number, moment: number, message: { key, values: {} } })

const sight = (told: ToldView[], lines: number, seat: number | null = 0): Sight => ({
  seat,
  view: { seat, moment: 0, now: 0, awaiting: [], committed: [], outcome: null, winners: [], board: {} },
  question: null,
  told,
  lines,
  described: [],
  bars: [],
  can_undo: false,
})

const welcome = (change: Partial<Welcome> = {}): Omit<Welcome, 'number'> => ({
  type: 'welcome',
  protocol: 1,
  you: 'me',
  invite: 'word',
  link: 'http://here/join/word',
  seq: 7,
  room: room(),
  sights: [sight([line(0), line(1)], 0)],
  chat: [],
  proposals: [],
  now: null,
  ...change,
})

let sockets: FakeSocket[]
let connection: Connection
const last = (): FakeSocket => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  sockets = []
  connection = new Connection('ABC234', (address) => {
    const socket = new FakeSocket(address)
    sockets.push(socket)
    return socket
  })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the connection', () => {
  it('asks for everything at first', () => {
    expect(last().address).toMatch(/^ws:\/\/.*\/ws\/ABC234\?since=0$/)
    expect(connection.light).toBe('connecting')
  })

  it('is open when it is welcomed, and knows my seats', () => {
    last().says(welcome())
    expect(connection.light).toBe('open')
    expect(connection.seats).toEqual([0])
    expect(connection.host).toBe(true)
  })

  it('does not count a seat as mine while a bot keeps it warm', () => {
    last().says(welcome({ room: room({ seats: [{ seat: 0, kind: 'bot', name: '', guest: 'me', bot: 'random', side: '', figures: [], away: false }] }) }))
    expect(connection.seats).toEqual([])
  })

  it('resolves a command with its answer', async () => {
    last().says(welcome())
    const answered = connection.ask({ type: 'start' })
    const [command] = last().sent
    expect(command).toMatchObject({ type: 'start', base: 7 })
    last().says({ type: 'answer', id: command!.id, seq: 8, trouble: { key: 'not-host', values: {} } })
    expect(await answered).toEqual({ key: 'not-host', values: {} })
  })

  it('sends a command that was not answered again, with the same id, after the line broke', () => {
    last().says(welcome())
    void connection.ask({ type: 'undo', seat: 0 })
    const first = last().sent[0]
    last().breaks()
    expect(connection.light).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    expect(last().address).toMatch(/since=7$/)
    expect(last().sent).toEqual([])
    last().says(welcome({ seq: 9 }))
    expect(last().sent).toEqual([first])
  })

  it('keeps a command that was asked for while the line was down', () => {
    void connection.ask({ type: 'start' })
    expect(last().sent).toEqual([])
    last().says(welcome())
    expect(last().sent).toHaveLength(1)
  })

  it('waits longer after each failure, up to a limit, and begins anew after a welcome', () => {
    const pauses = []
    for (let i = 0; i < 8; i++) {
      const before = Date.now()
      const count = sockets.length
      last().breaks()
      while (sockets.length === count) vi.advanceTimersByTime(100)
      pauses.push(Date.now() - before)
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 10000, 10000, 10000])
    last().says(welcome())
    last().breaks()
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(10)
  })

  it('asks whether anybody is there, and gives up a line that stays silent', () => {
    last().says(welcome())
    vi.advanceTimersByTime(20_000)
    expect(last().sent.map((command) => command.type)).toEqual(['ping'])
    vi.advanceTimersByTime(8_000)
    expect(connection.light).toBe('lost')
    expect(sockets[0]!.closed).toBe(true)
  })

  it('gives up a line on which it is not welcomed', () => {
    last().onopen?.(undefined as never)
    vi.advanceTimersByTime(8_000)
    expect(connection.light).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
  })

  it('gives up a line on which a command is not answered, whatever else is said', async () => {
    last().says(welcome())
    const answered = connection.ask({ type: 'undo', seat: 0 })
    const first = last().sent[0]!
    vi.advanceTimersByTime(7_000)
    last().says({ type: 'update', seq: 8, room: null, sights: null, chat: [], proposals: null, now: null })
    expect(connection.light).toBe('open')
    vi.advanceTimersByTime(1_000)
    expect(connection.light).toBe('lost')
    vi.advanceTimersByTime(400)
    last().says(welcome({ seq: 8 }))
    expect(last().sent).toEqual([first])
    last().says({ type: 'answer', id: first.id, seq: 9, trouble: null })
    expect(await answered).toBeNull()
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(2)
  })

  it('takes a message that comes twice once', () => {
    last().says(welcome())
    const told: Unnumbered<AnyEvent> = { type: 'update', seq: 8, room: null, sights: [sight([line(2)], 2)], chat: [], proposals: null, now: null }
    last().says(told)
    last().says({ type: 'update', seq: 9, room: null, sights: [sight([line(3)], 3)], chat: [], proposals: null, now: null })
    last().repeats(told, 1)
    last().repeats(welcome(), 0)
    expect(connection.told.get(0)?.map((one) => one.line)).toEqual([0, 1, 2, 3])
    expect(connection.light).toBe('open')
    expect(sockets).toHaveLength(1)
  })

  it('comes back for what is missing, and does not believe what follows it', () => {
    last().says(welcome())
    last().next += 1
    last().says({ type: 'update', seq: 9, room: null, sights: [sight([line(3)], 3)], chat: [], proposals: null, now: null })
    expect(connection.told.get(0)?.map((one) => one.line)).toEqual([0, 1])
    expect(connection.light).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(last().address).toMatch(/since=7$/)
    last().says(welcome({ seq: 9, sights: [sight([line(2), line(3)], 2)] }))
    expect(connection.told.get(0)?.map((one) => one.line)).toEqual([0, 1, 2, 3])
  })

  it('notices at the next heartbeat that the last message is missing', () => {
    last().says(welcome())
    last().next += 1
    vi.advanceTimersByTime(20_000)
    const [ping] = last().sent
    last().says({ type: 'answer', id: ping!.id, seq: 8, trouble: null })
    expect(connection.light).toBe('lost')
  })

  it('comes back when the welcome is not the first to arrive', () => {
    last().repeats({ type: 'update', seq: 8, room: null, sights: null, chat: [], proposals: null, now: null }, 1)
    expect(connection.room).toBeNull()
    expect(connection.light).toBe('lost')
  })

  it('knows when the device is offline and comes back at once with the network', () => {
    last().says(welcome())
    window.dispatchEvent(new Event('offline'))
    expect(connection.light).toBe('offline')
    window.dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(2)
    last().says(welcome())
    expect(connection.light).toBe('open')
  })

  it('does not come back to a room that has sent us away', () => {
    last().says(welcome())
    last().says({ type: 'gone', reason: 'removed' })
    vi.advanceTimersByTime(60_000)
    expect(connection.light).toBe('gone')
    expect(connection.reason).toBe('removed')
    expect(sockets).toHaveLength(1)
  })

  it('comes back after a restart of the server', () => {
    last().says(welcome())
    last().says({ type: 'gone', reason: 'closing' })
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
  })

  it('does not listen to a line that it has given up', () => {
    const old = last()
    old.says(welcome())
    old.breaks()
    vi.advanceTimersByTime(400)
    old.says({ type: 'update', seq: 99, room: room({ code: 'OTHER2' }), sights: null, chat: [], proposals: null, now: null })
    expect(connection.room?.code).toBe('ABC234')
  })

  it('adds what is told and drops what was taken back', () => {
    last().says(welcome())
    last().says({ type: 'update', seq: 8, room: null, sights: [sight([line(2)], 2)], chat: [], proposals: null, now: null })
    expect(connection.told.get(0)?.map((one) => one.message.key)).toEqual(['line-0', 'line-1', 'line-2'])
    last().says({ type: 'update', seq: 9, room: null, sights: [sight([line(1, 'other')], 1)], chat: [], proposals: null, now: null })
    expect(connection.told.get(0)?.map((one) => one.message.key)).toEqual(['line-0', 'other'])
  })

  it('hears no line and no word twice after a reconnect', () => {
    const word: ChatView = { seq: 3, guest: 'me', name: 'Anna', text: 'hi', emote: '', news: '', values: {}, side: '', proposal: null, seat: null, remark: null }
    last().says(welcome({ chat: [word] }))
    last().says(welcome({ chat: [word], sights: [sight([line(1)], 1)] }))
    expect(connection.chat).toHaveLength(1)
    expect(connection.told.get(0)?.map((one) => one.line)).toEqual([0, 1])
  })

  it('begins a new match with an empty log', () => {
    last().says(welcome())
    last().says({ type: 'update', seq: 9, room: room({ match: 2 }), sights: [sight([line(0, 'new')], 0)], chat: [], proposals: null, now: null })
    expect(connection.told.get(0)?.map((one) => one.message.key)).toEqual(['new'])
  })

  it('forgets what a seat sees that is not mine any more', () => {
    last().says(welcome())
    const given = room({ seats: [{ seat: 0, kind: 'bot', name: '', guest: 'me', bot: 'random', side: '', figures: [], away: false }] })
    last().says({ type: 'update', seq: 9, room: given, sights: [sight([], 0, null)], chat: [], proposals: null, now: null })
    expect(connection.sights.map((one) => one.seat)).toEqual([null])
  })
})

describe('a line that was opened ahead', () => {
  it('is the one that the page of its room gets, once', () => {
    const opened: string[] = []
    class Counted extends FakeSocket {
      constructor(address: string) {
        super(address)
        opened.push(address)
      }
    }
    vi.stubGlobal('WebSocket', Counted)
    openAhead('ABC234')
    const first = lineTo('ABC234')
    expect(opened).toHaveLength(1)
    const second = lineTo('ABC234')
    expect(second).not.toBe(first)
    expect(opened).toHaveLength(2)
    first.close()
    second.close()
    vi.unstubAllGlobals()
  })
})
