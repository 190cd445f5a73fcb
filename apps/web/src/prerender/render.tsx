import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { documentTitle } from '../frame/document-title.ts'
import { ROUTES } from '../router/route-table.tsx'
import type { RouteHandle } from '../router/route-meta.ts'

export { PRERENDERED } from './pages.ts'

/** What React says to preload; the document has its own order, and React does not look for these when it takes over. */
const HINTS = /^(<link [^>]*>)+/

/** One screen as a visitor without a login sees it before any answer of the server. Runs while the client is built. */
export async function renderScreen(path: string): Promise<{ html: string; title: string }> {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] })
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve()
    else router.subscribe(({ initialized }) => initialized && resolve())
  })
  if (router.state.errors) throw new Error(`${path} cannot be prerendered.`, { cause: router.state.errors })
  const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined
  const html = renderToString(<App router={router} />)
  router.dispose()
  return { html: html.replace(HINTS, ''), title: documentTitle(handle?.meta.title ?? '') }
}
