import '@hygiene/ui/tokens.css'
import './styles/frame.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { applyDisplaySettings } from './frame/display-settings.ts'
import { connectNavigation } from './router/go.ts'
import { prefetchOnIntent } from './router/prefetch-on-intent.ts'
import { ROUTES } from './router/route-table.tsx'

applyDisplaySettings()

const router = createBrowserRouter(ROUTES)
connectNavigation((to, options) => router.navigate(to, options))

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

// A screen that came as HTML stays until its live version can take its place in one step.
if (root.hasChildNodes()) await firstScreen()
createRoot(root).render(<App router={router} />)

prefetchOnIntent()
// Text is readable in the system's face at once; the font's 80 kB of subset rules must not hold up the first paint.
void import('./styles/typeface.ts')

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
