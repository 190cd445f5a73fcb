import '@hygiene/ui/tokens.css'
import '@hygiene/ui/typeface.css'
import './app/styles/desk.css'
import './app/styles/layout.css'
import { mayStart, tellBroken, watchTrouble } from '@hygiene/client'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { connectNavigation } from './app/router/go.ts'
import { ROUTES } from './routes/routes.tsx'

const router = createBrowserRouter(ROUTES, { basename: '/staff' })
connectNavigation((to) => router.navigate(to, { replace: true }))
watchTrouble('staff', () => router.state.matches.at(-1)?.route.path)

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
if (mayStart()) createRoot(root, { onUncaughtError: tellBroken }).render(<App router={router} />)
