import type { Curve, Entered, Figure, GameInfo, InvitationView, Join, MatchView, NewRoom, OpenTable, PersonalLink, Refusal, Replay, Shared, Trouble } from './messages'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.key)
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new Refused({ key: 'no-connection', values: {} })
  }
  if (!response.ok) throw new Refused(await whyNot(response))
  return (await response.json()) as T
}

async function whyNot(response: Response): Promise<Trouble> {
  try {
    return ((await response.json()) as Refusal).trouble ?? { key: 'no-connection', values: {} }
  } catch {
    return { key: 'no-connection', values: {} }
  }
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

let known: Promise<GameInfo[]> | null = null

/** The games, asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= call<GameInfo[]>('/api/games').catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** One game; null if there is none of this name. */
export async function game(name: string): Promise<GameInfo | null> {
  return (await games()).find((one) => one.name === name) ?? null
}

/** Positions that the rules of a game show. */
export const figures = (name: string): Promise<Figure[]> => call(`/api/games/${encodeURIComponent(name)}/figures`)

export const openRoom = (room: NewRoom): Promise<Entered> => post('/api/rooms', room)
export const join = (entry: Join): Promise<Entered> => post('/api/join', entry)

/** The rooms in which I am a guest. */
export const mine = (): Promise<MatchView[]> => call('/api/mine')
/** The tables that are open for everybody. */
export const tables = (): Promise<OpenTable[]> => call('/api/tables')
/** What somebody is invited to; null if it is no invitation. */
export const invitation = (invite: string): Promise<InvitationView | null> => call(`/api/invitations/${encodeURIComponent(invite)}`)
/** A new link that makes another device mine; the one before is void. */
export const personalLink = (): Promise<PersonalLink> => post('/api/me', {})
/** Be whom a personal link names, from now on. */
export const takeOver = (secret: string): Promise<MatchView[]> => post('/api/me/enter', { secret })

const asked = (from: number, seat: number | null): string => `?from=${from}${seat === null ? '' : `&seat=${seat}`}`

/** A page of the finished match of a room, from a moment on and from a seat's view (null: a spectator's). */
export const roomReplay = (code: string, from: number, seat: number | null): Promise<Replay> =>
  call(`/api/rooms/${encodeURIComponent(code)}/replay${asked(from, seat)}`)

/** How the finished match of a room went. */
export const roomCurve = (code: string): Promise<Curve> => call(`/api/rooms/${encodeURIComponent(code)}/curve`)

/** A page of a match that somebody has shared with everybody. */
export const sharedReplay = (secret: string, from: number, seat: number | null): Promise<Replay> =>
  call(`/api/shared/${encodeURIComponent(secret)}/replay${asked(from, seat)}`)

/** A link by which anybody can watch the finished match of a room. */
export const shareReplay = (code: string): Promise<Shared> => post(`/api/rooms/${encodeURIComponent(code)}/share`, {})

/** A page of a record from a file. */
export const fileReplay = (record: string, from: number, seat: number | null): Promise<Replay> =>
  call(`/api/replay${asked(from, seat)}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: record })

/** Go on with a record from a file, as a new room. */
export const importRecord = (record: string, name: string): Promise<Entered> =>
  call(`/api/import?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: record,
  })

/** Where the record of a room's match can be saved from. */
export const recordAddress = (code: string): string => `/api/rooms/${encodeURIComponent(code)}/record`
