/*
 * The page without a line: the start, the set-up pages, rules and guides. While the server answers, it is
 * the server who is shown: from here come only files whose names change with their contents. Of rooms,
 * matches and people nothing is ever kept. `VERSION` and `FILES` are written in when the page is built.
 */
const KEPT = `spieltisch-${VERSION}`
const SHELL = '/'
/** Asked of the server first, and found here when it does not answer: all of it is the same for everybody. */
const ALSO = ['/api/games', '/favicon.svg', '/manifest.webmanifest']
/** So are the positions on the rules pages; they come when they are looked at. */
const FIGURES = /^\/api\/games\/\w+\/figures$/

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function install() {
  const cache = await caches.open(KEPT)
  // The shell of this version, not one that some cache on the way remembers.
  await cache.addAll([...FILES, ...[SHELL, ...ALSO].map((path) => new Request(path, { cache: 'no-cache' }))])
  await self.skipWaiting()
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
  await self.clients.claim()
}

async function kept(path) {
  return (await caches.open(KEPT)).match(path, { ignoreVary: true })
}

async function keep(path, response) {
  if (response.status === 200) await (await caches.open(KEPT)).put(path, response)
}

/** A file whose name tells its contents never changes. */
async function fromHere(request, path) {
  const found = await kept(path)
  if (found) return found
  const response = await fetch(request)
  // What is remembered may fail, for want of room: what is asked for does not.
  keep(path, response.clone()).catch(() => {})
  return response
}

async function fromServer(request, path) {
  try {
    const response = await fetch(request)
    keep(path, response.clone()).catch(() => {})
    return response
  } catch (error) {
    const found = await kept(path)
    if (found) return found
    throw error
  }
}

/** An address of the app; if the server does not answer, the page from here, which is told so. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const shell = await kept(SHELL)
    if (!shell) throw error
    const headers = new Headers(shell.headers)
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
    const text = await shell.text()
    return new Response(text.replace('</head>', '<meta name="offline" content="yes"></head>'), { headers })
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(fromHere(request, pathname))
  else if (ALSO.includes(pathname) || FIGURES.test(pathname)) event.respondWith(fromServer(request, pathname))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
})
