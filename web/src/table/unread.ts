import type { ChatView } from '../lib/messages'

/** How many lines somebody (`you`) has not read yet. What bots propose and remark stands on the board: nobody has to read it in the chat. */
export const unreadOf = (chat: readonly ChatView[], read: number, you: string): number =>
  chat.filter((line) => line.seq > read && line.guest !== you && line.seat === null).length
