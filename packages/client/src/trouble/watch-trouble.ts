import type { RouteOf } from './route-of.ts'

type App = 'web' | 'staff'

export const announceTrouble = (error: unknown) =>
  void dispatchEvent(new CustomEvent('trouble', { detail: error }))

const AFTER_LOAD_MS = 3000

/** Collects errors until the reporter is loaded, which happens after everything that a person waits for. */
export function watchTrouble(app: App, routeOf: RouteOf) {
  const early: Event[] = []
  const events = ['error', 'unhandledrejection', 'trouble']
  const keep = (event: Event) => void early.push(event)
  for (const name of events) addEventListener(name, keep)
  addEventListener('load', () =>
    setTimeout(
      () =>
        void import('./report-trouble.ts').then(
          ({ startReporting }) => startReporting(app, routeOf, events, early, keep),
          () => {},
        ),
      AFTER_LOAD_MS,
    ),
  )
}
