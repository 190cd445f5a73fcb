import '@hygiene/ui/tokens.css'
import '@hygiene/ui/typeface.css'
import './styles/frame.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { connectNavigation } from './router/go.ts'
import { ROUTES } from './router/routes.tsx'

const router = createBrowserRouter(ROUTES, { basename: '/staff' })
connectNavigation((to) => router.navigate(to, { replace: true }))

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
createRoot(root).render(<App router={router} />)
