import '@hygiene/ui/tokens.css'
import './app/styles/layout.css'
import { mayStart, notifyBroken, watchTrouble } from '@hygiene/client'
import { browserHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyDisplaySettings } from './app/display-settings/display-settings.ts'
import { followNativeLinks } from './app/native-wrapper/follow-links.ts'
import { drawnScreen } from './app/prerender/drawn-screen.ts'
import { takeFirstAnswers } from './app/prerender/first-answers.ts'
import { endEarlyPicture, showsTheSame } from './app/prerender/take-over.ts'
import { backClosesTop } from './app/router/back-closes-top.ts'
import { connectNavigation } from './app/router/go.ts'
import { prefetchOnIntent } from './app/router/prefetch-on-intent.ts'
import { routeTable } from './app/router/route-table.tsx'
import { takeAuthorization } from './app/login/authorization.ts'
import { isSignedIn } from './app/login/current-login.ts'

applyDisplaySettings()
followNativeLinks()
takeAuthorization()

const isDrawnForAddress = takeFirstAnswers(location)
const screens = async () => (await import('./screens.ts')).SCREENS
const router = createScreenRouter({
  routes: routeTable(drawnScreen(), false),
  rest: async () => routeTable(await screens()),
  history: browserHistory(),
})
const first = router.begin()
backClosesTop(router)
connectNavigation((to, options) => router.navigate(to, options))
watchTrouble('web', () => router.shown.route?.path)

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
// This is not awaited, because the chunks of the screens import this one and would wait for each other.
if (mayStart()) void show(root)
prefetchOnIntent(screens)

/** A screen delivered as HTML stays until its live version can take over its elements or replace them. */
async function show(container: HTMLElement) {
  const isPrerendered = container.hasChildNodes()
  if (isPrerendered) await first
  const isSame = isPrerendered && showsTheSame(location, isSignedIn(), isDrawnForAddress)
  const app = <App router={router} onShown={() => void endEarlyPicture(container)} />
  // Hydrates in small steps, so that a tap in between is handled.
  startTransition(() => {
    if (isSame) hydrateRoot(container, app, { onUncaughtError: notifyBroken })
    else createRoot(container, { onUncaughtError: notifyBroken }).render(app)
  })
  // The 80 kB of the font's subset rules must not delay the first paint, so text first uses the system font.
  await import('./app/styles/typeface.ts').catch(() => {
    // The load was interrupted, so the system font stays.
  })
}
