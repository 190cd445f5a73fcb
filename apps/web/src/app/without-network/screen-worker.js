// Lets one screen start without a network (/check-in, /verify), and nothing else of the site. The build puts `SCREEN`, `DOCUMENT`,
// `VERSION` and `FILES` before this.
//
// Strategy: the network first for the document, so that a phone with a network always shows the newest edition; the kept
// one when nothing answers. Hashed files come from the cache, because a name never changes its content. A new edition is
// fetched whole or not at all, and takes over when no page of the old one is open: a page never loses its files.
const CACHE = `${SCREEN}-${VERSION}`
/** Venues and basements have networks that take the call and never answer. */
const ANSWER_WITHIN_MS = 4000

addEventListener('install', (event) => {
  event.waitUntil(keepEdition())
})

addEventListener('activate', (event) => {
  event.waitUntil(dropReplacedEditions())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (`${pathname}/`.startsWith(`/${SCREEN}/`)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
})

async function keepEdition() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
  await cache.put(DOCUMENT, await wholeAnswer(await fetch(DOCUMENT, { cache: 'reload' })))
}

async function wholeAnswer(answer) {
  if (!answer.ok) throw new Error(`${DOCUMENT} answers ${answer.status}.`)
  return answer
}

async function dropReplacedEditions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(`${SCREEN}-`) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function openPage(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    if (answer.status < 500) return answer
  } catch {
    // No network, or none that answers: the kept edition opens.
  }
  const cache = await caches.open(CACHE)
  return (await cache.match(DOCUMENT, { ignoreVary: true })) ?? Response.error()
}

/** Of any edition: a page of the next one may be open before its worker has taken over. */
async function keptFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
