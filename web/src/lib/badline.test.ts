import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection, type Socket } from './connection.svelte'
import type { AnyCommand, AnyEvent, ChatView, Trouble } from './messages'

const FAULTS = ['drop', 'double', 'delay', 'reorder'] as const
type Fault = (typeof FAULTS)[number]
const BLOCK = 12
const DELAY = 300
const WORDS = 60

/** Numbers from 0 to 1 that follow from a seed. */
function chance(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One direction of a bad line: in every block of messages each fault happens once, somewhere. */
class Direction {
  counts: Record<Fault, number> = { drop: 0, double: 0, delay: 0, reorder: 0 }
  passed = 0
  #block: (Fault | null)[] = []

  constructor(readonly luck: () => number) {}

  fate(): Fault | null {
    this.passed += 1
    if (this.#block.length === 0) this.#block = this.#shuffled()
    const fault = this.#block.pop() ?? null
    if (fault) this.counts[fault] += 1
    return fault
  }

  #shuffled(): (Fault | null)[] {
    const block: (Fault | null)[] = [...FAULTS, ...Array<null>(BLOCK - FAULTS.length).fill(null)]
    return block.map((fault) => ({ fault, at: this.luck() })).sort((one, other) => one.at - other.at).map(({ fault }) => fault)
  }
}

/** Messages on their way in one direction; what is held back arrives after the next one. */
class Way {
  #held: string[] = []

  constructor(
    readonly direction: Direction,
    readonly arrive: (text: string) => void,
  ) {}

  send(text: string): void {
    const fate = this.direction.fate()
    if (fate === 'drop') return
    if (fate === 'reorder') {
      this.#held.push(text)
      return
    }
    const held = this.#held.splice(0)
    if (fate === 'double') this.#held.push(text)
    const arrive = () => [text, ...held].forEach((one) => this.arrive(one))
    setTimeout(arrive, fate === 'delay' ? DELAY : 1)
  }
}

/** As much of a server as a chat needs: each command is carried out once, each message numbered. */
class Hall {
  chat: ChatView[] = []
  carriedOut = 0
  #done = new Map<string, Trouble | null>()
  #lines = new Set<Line>()

  enter(line: Line): void {
    this.#lines.add(line)
    line.says({ type: 'welcome', protocol: 1, you: 'me', invite: '', link: '', seq: this.chat.length, room: this.#room(), sights: [], chat: this.chat })
  }

  leave(line: Line): void {
    this.#lines.delete(line)
  }

  hear(line: Line, command: AnyCommand): void {
    const news = command.type === 'chat' && !this.#done.has(command.id)
    if (news) {
      this.carriedOut += 1
      this.#done.set(command.id, null)
      this.chat = [...this.chat, { seq: this.chat.length, guest: 'me', name: 'Anna', text: command.text ?? '', emote: '', news: '', values: {}, side: '', proposal: null, seat: null, remark: null }]
    }
    line.says({ type: 'answer', id: command.id, seq: this.chat.length, trouble: null })
    if (!news) return
    for (const one of this.#lines) one.says({ type: 'update', seq: this.chat.length, room: this.#room(), sights: null, chat: this.chat.slice(-1) })
  }

  /** The room's options show how far the page has come. */
  #room() {
    return {
      code: 'ABC234',
      game: 'imperator',
      options: { said: this.chat.length },
      phase: 'lobby' as const,
      match: 0,
      locked: false,
      seats: [],
      guests: [],
      commitment: null,
      seed: null,
    }
  }
}

class Line implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  #next = 0
  #up: Way
  #down: Way

  constructor(
    readonly hall: Hall,
    up: Direction,
    down: Direction,
  ) {
    this.#up = new Way(up, (text) => hall.hear(this, JSON.parse(text) as AnyCommand))
    this.#down = new Way(down, (data) => this.onmessage?.({ data }))
    setTimeout(() => {
      this.onopen?.(undefined as never)
      hall.enter(this)
    })
  }

  send(text: string): void {
    this.#up.send(text)
  }

  says(event: object): void {
    this.#down.send(JSON.stringify({ ...event, number: this.#next++ } as AnyEvent))
  }

  close(): void {
    this.hall.leave(this)
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([1, 2, 3, 4, 5])('survives a bad line in both directions (seed %i)', async (seed) => {
  const hall = new Hall()
  const [up, down] = [new Direction(chance(seed)), new Direction(chance(-seed))]
  const connection = new Connection('ABC234', () => new Line(hall, up, down))
  for (let word = 0; word < WORDS; word++) {
    let trouble: Trouble | null | undefined
    void connection.ask({ type: 'chat', text: `word ${word}`, emote: '' }).then((answer) => (trouble = answer))
    for (let minute = 0; trouble === undefined && minute < 10; minute++) await vi.advanceTimersByTimeAsync(60_000)
    expect(trouble).toBeNull()
  }
  await vi.advanceTimersByTimeAsync(600_000)
  expect(connection.light).toBe('open')
  expect(hall.carriedOut).toBe(WORDS)
  expect(connection.chat).toEqual(hall.chat)
  expect(connection.chat.map((line) => line.text)).toEqual(Array.from({ length: WORDS }, (_, word) => `word ${word}`))
  expect(connection.room?.options).toEqual({ said: WORDS })
  for (const way of [up, down]) {
    for (const fault of FAULTS) expect(way.counts[fault]).toBeGreaterThanOrEqual(Math.floor(WORDS / BLOCK))
  }
  connection.close()
})
