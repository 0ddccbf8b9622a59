import { expect, test } from 'vitest'
import type { ChatView } from '../lib/messages'
import { unreadOf } from './unread'

const line = (seq: number, more: Partial<ChatView>): ChatView => ({
  seq, guest: '', name: '', text: '', emote: '', news: '', values: {}, side: '', proposal: null, seat: null, remark: null, ...more,
})
const proposal = { number: 1, seat: 0 } as ChatView['proposal']
const chat = [
  line(1, { guest: 'ben', text: 'hello' }),
  line(2, { guest: 'anna', text: 'hello' }),
  line(3, { guest: 'ben', text: 'ready?' }),
  line(4, { seat: 2, proposal }),
  line(5, { seat: 2, remark: { key: 'remark', values: {} } }),
  line(6, { guest: 'ben', proposal }),
  line(7, { news: 'host' }),
]

test('people and the room want to be read, bots and oneself do not', () => {
  expect(unreadOf(chat, 0, 'anna')).toBe(4)
  expect(unreadOf(chat, 3, 'anna')).toBe(2)
  expect(unreadOf(chat, 7, 'anna')).toBe(0)
})
