import { settings } from './settings.svelte'

/** Can this browser show notes outside of its page at all? Over plain HTTP in a home network most cannot. */
export const canNotify = (): boolean => typeof Notification === 'function' && window.isSecureContext

/** Switch notes on or off. A browser is asked for leave only here, after a touch; whether it is on now. */
export async function wantNotes(on: boolean): Promise<boolean> {
  const allowed = on && canNotify() && (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted')
  settings.notes = allowed
  return allowed
}

const SHORT = 120

/** It is my turn: whoever looks elsewhere gets a note, and a telephone shakes, where that is wanted. */
export function notify(title: string, text: string): void {
  if (!settings.notes || !document.hidden) return
  // Before the first touch of the page browsers allow none, and complain about the attempt.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([SHORT, SHORT, SHORT])
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { body: text, tag: 'spieltisch' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some telephones show notes of installed apps only.
  }
}
