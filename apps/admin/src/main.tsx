import '@hygiene/ui/tokens.css'
import '@hygiene/ui/typeface.css'
import './app/styles/admin.css'
import './app/styles/layout.css'
import { mayStart, notifyBroken, watchTrouble } from '@hygiene/client'
import { browserHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { connectNavigation } from './app/router/go.ts'
import { ROUTES } from './routes/routes.tsx'

const router = createScreenRouter({ routes: ROUTES, history: browserHistory(), basename: '/staff' })
void router.begin()
connectNavigation((to) => router.navigate(to, { replace: true }))
watchTrouble('staff', () => router.shown.route?.path)

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
if (mayStart()) createRoot(root, { onUncaughtError: notifyBroken }).render(<App router={router} />)
