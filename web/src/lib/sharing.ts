/** Copy a text. Over plain HTTP in a home network browsers have no clipboard; the old way works there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'unseen'
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

/** Where the device knows how to send a link to somebody. */
export const canShare = (): boolean => typeof navigator.share === 'function'

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // Whoever changes their mind shares nothing.
  }
}
