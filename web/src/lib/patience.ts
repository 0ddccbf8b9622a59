const FIRST_PAUSE = 300
const LONGEST_PAUSE = 10_000

/** The server has answered that there is no such file: asking again does not help. */
class NotThere extends Error {}

/**
 * One of the page's own files. While the line is down it is asked for again and again: after a pause
 * that grows, and at once when the browser says that the line is back.
 */
export async function fetched(address: string): Promise<Response> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await attempt(address)
    } catch (error) {
      if (error instanceof NotThere) throw error
    }
    await rest(pause)
  }
}

async function attempt(address: string): Promise<Response> {
  const response = await fetch(address)
  if (response.ok) return response
  if (response.status < 500) throw new NotThere(`${address}: ${response.status}`)
  throw new Error(`${address}: ${response.status}`)
}

function rest(pause: number): Promise<void> {
  return new Promise((over) => {
    const done = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      over()
    }
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done)
  })
}
