import { reportTrouble } from '@hygiene/contracts/content/visitor/report-trouble'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { requestOf } from '../request.ts'
import type { RouteOf } from './route-of.ts'
import { kindOf, placeOf } from './trouble-kind.ts'

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number }
type PageSpeed = { lcp?: number; inp?: number; cls?: number }

/** A burst of shifts ends after a second of rest, or after five seconds (web.dev/cls). */
const REST_MS = 1000
const BURST_MS = 5000

const seconds = (ms: number) => Math.round(ms) / 1000

function watchSpeed(): () => PageSpeed {
  const speed: PageSpeed = {}
  observe('largest-contentful-paint', ({ startTime }) => {
    speed.lcp = seconds(startTime)
  })
  observe('event', (entry) => {
    if (entry.interactionId) speed.inp = Math.max(speed.inp ?? 0, seconds(entry.duration))
  })
  let [burst, began, last] = [0, 0, Number.NEGATIVE_INFINITY]
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    if (startTime - last > REST_MS || startTime - began > BURST_MS) [burst, began] = [0, startTime]
    last = startTime
    burst += value
    speed.cls = Math.max(speed.cls ?? 0, Math.round(burst * 1000) / 1000)
  })
  return () => speed
}

function observe(type: string, take: (entry: Entry) => void) {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type))
    return
  const observer = new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => take(entry as Entry)),
  )
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit)
}

type Report = SentTo<typeof reportTrouble>

const MOST_ERRORS = 5
const TOGETHER_MS = 2000
const SHARE = 0.1

/** Takes over from `watchTrouble`: reports errors as they occur, and the speed of one page view in ten when it is left. */
export function startReporting(
  app: Report['app'],
  routeOf: RouteOf,
  events: string[],
  early: Event[],
  keep: (event: Event) => void,
) {
  const known = new Set<string>()
  let errors: Report['errors'] = []
  let at = routeNow()
  const first = at
  const speed = Math.random() < SHARE ? watchSpeed() : null
  let isSpeedNotified = false

  function routeNow() {
    const route = routeOf() ?? '*'
    return route.startsWith('/') ? route : `/${route}`
  }

  function take(event: Event) {
    const error = errorIn(event)
    if (!(error instanceof Error) || known.size >= MOST_ERRORS) return
    const trouble = { kind: kindOf(error), at: placeOf(error, location.origin) }
    if (trouble.at === '' && trouble.kind !== 'code') return
    const name = `${trouble.kind} ${trouble.at}`
    if (known.has(name)) return
    known.add(name)
    if (errors.length === 0) setTimeout(notifyErrors, TOGETHER_MS)
    at = routeNow()
    errors.push(trouble)
  }

  function notifyErrors() {
    if (errors.length > 0) send({ app, build: build(), route: at, errors })
    errors = []
  }

  function notifySpeed() {
    const seen = speed?.()
    if (isSpeedNotified || !seen || Object.keys(seen).length === 0) return
    isSpeedNotified = true
    send({ app, build: build(), route: first, errors: [], ...seen })
  }

  for (const name of events) {
    addEventListener(name, take)
    removeEventListener(name, keep)
  }
  early.forEach(take)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    notifyErrors()
    notifySpeed()
  })
}

function errorIn(event: Event): unknown {
  if (event instanceof PromiseRejectionEvent) return event.reason
  return event instanceof ErrorEvent ? event.error : (event as CustomEvent<unknown>).detail
}

/** Returns the name of the first file, which is a hash of everything it loads. */
function build() {
  const source = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return /[\w.-]{1,60}$/.exec(source)?.[0] ?? 'unknown'
}

/**
 * `keepalive` lets the request outlive the page as a beacon does. It also carries the header against forged calls, which a beacon
 * cannot.
 */
function send(report: Report) {
  const [address, init] = requestOf(reportTrouble, report, null)
  fetch(address, { ...init, credentials: 'omit', keepalive: true }).catch(() => {
    // Nothing is lost but the news of it.
  })
}
