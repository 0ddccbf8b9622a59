/** Where one is: the page and what the address names. */
export type Place =
  | { page: 'start' }
  | { page: 'join'; invite: string }
  | { page: 'room'; code: string }
  | { page: 'replay'; code: string | null }
  | { page: 'watch'; secret: string }
  | { page: 'me'; secret: string }
  | { page: 'rules'; game: string }
  | { page: 'new'; game: string }
  | { page: 'about' }
  | { page: 'lost' }

/** What an address names. */
export function place(path: string): Place {
  const [page = '', name = '', more] = path.split('/').filter(Boolean).map(decode)
  if (more !== undefined) return { page: 'lost' }
  if (page === '') return { page: 'start' }
  if (page === 'about' && !name) return { page: 'about' }
  if (page === 'replay') return { page: 'replay', code: name || null }
  if (page === 'watch' && name) return { page: 'watch', secret: name }
  if (page === 'me' && name) return { page: 'me', secret: name }
  if (page === 'join' && name) return { page: 'join', invite: name }
  if (page === 'r' && name) return { page: 'room', code: name.toUpperCase() }
  if (page === 'rules' && name) return { page: 'rules', game: name }
  if (page === 'new' && name) return { page: 'new', game: name }
  return { page: 'lost' }
}

/** A broken escape names nothing, but must not break the page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  path = $state(location.pathname)
  place = $derived(place(this.path))

  constructor() {
    window.addEventListener('popstate', () => (this.path = location.pathname))
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.path = location.pathname
    window.scrollTo(0, 0)
  }

  /** Links within the page do not load it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
