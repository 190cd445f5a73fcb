import '@hygiene/ui/tokens.css'
import './styles/frame.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { applyDisplaySettings } from './frame/display-settings.ts'
import { followNativeLinks } from './native/follow-links.ts'
import { endEarlyPicture, showsTheSame } from './prerender/take-over.ts'
import { connectNavigation } from './router/go.ts'
import { prefetchOnIntent } from './router/prefetch-on-intent.ts'
import { ROUTES } from './router/route-table.tsx'
import { takeAuthorization } from './session/authorization.ts'
import { isSignedIn } from './session/session.ts'

applyDisplaySettings()
followNativeLinks()
takeAuthorization()

const router = createBrowserRouter(ROUTES)
connectNavigation((to, options) => router.navigate(to, options))

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
// Not awaited here: the screens' chunks import this one and would wait for each other.
void show(root)
prefetchOnIntent()

/** A screen that came as HTML stays until its live version is ready to take over its elements or its place. */
async function show(container: HTMLElement) {
  const isPrerendered = container.hasChildNodes()
  if (isPrerendered) await firstScreen()
  const isSame = isPrerendered && showsTheSame(location, isSignedIn())
  const app = <App router={router} onShown={() => void endEarlyPicture(container)} />
  // In small steps, so that a tap in between is answered.
  startTransition(() => {
    if (isSame) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
  // Text is readable in the system's face at once; the font's 80 kB of subset rules must not hold up the first paint.
  await import('./styles/typeface.ts')
}

function firstScreen(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
