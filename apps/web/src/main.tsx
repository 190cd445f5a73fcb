import '@hygiene/ui/tokens.css'
import './styles/frame.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
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
const app = <App router={router} />

// A prerendered screen is kept and brought to life; an empty document is drawn.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)

prefetchOnIntent()
// Text is readable in the system's face at once; the font's 48 kB of subsets must not hold up the first paint.
void import('./styles/typeface.ts')
