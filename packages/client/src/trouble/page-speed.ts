/** What entries of the three kinds have beside the common part. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number }
export type PageSpeed = { lcp?: number; inp?: number; cls?: number }

/** A burst of shifts ends with a second of rest, or after five (web.dev/cls). */
const REST_MS = 1000
const BURST_MS = 5000

const seconds = (ms: number) => Math.round(ms) / 1000

/** Watches how fast the first screen stands and answers; what the browser does not measure stays out. */
export function watchSpeed(): () => PageSpeed {
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
