import { reportTrouble as contract } from '@hygiene/contracts/content/visitor/report-trouble'
import { count, note, took } from '@hygiene/observe'
import { implement } from '../../http/implement.ts'
import { browserFamily } from './browser-family.ts'

/** Limits the distinct routes, because anyone may send any route. Further ones are counted together. */
const MOST_ROUTES = 300
const routes = new Set<string>()

function bounded(route: string): string {
  if (routes.size < MOST_ROUTES) routes.add(route)
  return routes.has(route) ? route : 'other'
}

export const reportTrouble = implement(contract, async ({ input, deps, userAgent }) => {
  const { app, build, errors, lcp, inp, cls } = input
  const route = bounded(input.route)
  const browser = browserFamily(userAgent)
  for (const { kind, at } of errors) {
    count('client_errors', { app, route, kind, browser })
    deps.notify({ app, route, kind, at, build, browser }, 'an error in a browser')
  }
  for (const [measure, seconds] of Object.entries({ lcp, inp }))
    if (seconds !== undefined) took('page_seconds', seconds, { app, measure })
  if (cls !== undefined) note('page_shift', cls, { app })
  if (lcp !== undefined || inp !== undefined || cls !== undefined)
    deps.notify({ app, route, lcp, inp, cls, build, browser }, 'the speed of a page')
  return { heard: true as const }
})
