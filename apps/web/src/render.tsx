import { queryClient } from '@hygiene/client'
import { memoryHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import type { DrawPage, SitePage } from '@hygiene/contracts/kit/site-pages'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { documentTitle } from './app/layout/document-title.ts'
import { answer, keep } from './app/prerender/first-answers.ts'
import type { RouteHandle } from './app/router/route-meta.ts'
import { NOT_FOUND, routeTable } from './app/router/route-table.tsx'
import { SCREENS } from './screens.ts'

/** React emits these preload links, which the document does not need and React does not expect on hydration. */
const HINTS = /^(<link [^>]*>)+/

export const drawPage: DrawPage = async (address, load) => {
  const router = createScreenRouter({ routes: routeTable(SCREENS), history: memoryHistory([address]) })
  await router.begin()
  const { route, error, location } = router.shown
  if (error !== undefined) throw new Error(`${address} cannot be drawn.`, { cause: error })
  const handle = route?.handle as RouteHandle | undefined
  const { meta, drawing } = handle ?? { meta: { title: '' } }
  const asks = load && drawing?.asks(new URLSearchParams(location.search))
  const answers = asks ? await answer(asks, load) : []
  if (answers === null) return null

  const [, first] = answers[0] ?? []
  const about = { ...meta, ...(first && drawing?.about?.(first)) }
  // All pages share one cache, so nothing may run between these lines.
  keep(answers)
  const html = renderToString(<App router={router} />)
  queryClient.clear()
  return {
    html: html.replace(HINTS, ''),
    title: documentTitle(about.title),
    ...(about.description ? { description: about.description } : {}),
    answers,
  }
}

export async function listPages(): Promise<SitePage[]> {
  const screens = await Promise.all(
    [...SCREENS].map(async ([path, load]) => {
      const { meta, drawing } = await load()
      const page: SitePage = { path, title: documentTitle(meta.title) }
      if (meta.description && !meta.login) page.description = meta.description
      if (meta.canonical) page.canonical = meta.canonical
      if (drawing) page.isDrawn = true
      if (drawing?.post) page.post = drawing.post
      return page
    }),
  )
  return [...screens, { path: '*', title: documentTitle(NOT_FOUND.title) }]
}
