import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { documentTitle } from './app/layout/document-title.ts'
import { routeTable } from './app/router/route-table.tsx'
import type { RouteHandle } from './app/router/route-meta.ts'
import type { RenderScreen } from './app/prerender/pages.ts'
import { SCREENS } from './screens.ts'

/** The preloads React asks for; the document has its own order, and React does not look for these when it takes over. */
const HINTS = /^(<link [^>]*>)+/

/** One screen as a visitor without a login sees it before any answer of the server. Runs while the client is built. */
export const renderScreen: RenderScreen = async (path) => {
  const router = createMemoryRouter(routeTable(SCREENS), { initialEntries: [path] })
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
