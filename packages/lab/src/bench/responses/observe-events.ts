import type { Page } from 'playwright-core'

export interface TimedEvent {
  name: string
  durationMs: number
  delayMs: number
  handlersMs: number
}

declare global {
  interface Window {
    timedEvents: TimedEvent[]
    arrivedEvents: number
  }
}

/** Collects interaction events of 16 ms or longer. Must run before the first document. The types lack `durationThreshold`. */
export async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.timedEvents = []
    window.arrivedEvents = 0
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, ({ isTrusted }) => (window.arrivedEvents += Number(isTrusted)), true)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue
        window.timedEvents.push({
          name: entry.name,
          durationMs: entry.duration,
          delayMs: entry.processingStart - entry.startTime,
          handlersMs: entry.processingEnd - entry.processingStart,
        })
      }
      // The observer reports after the next frame is shown.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

const FRAME_AND_REPORT_MS = 300

export async function takeEvents(page: Page): Promise<TimedEvent[]> {
  const { events, arrived } = await page.evaluate(
    (wait) =>
      new Promise<{ events: TimedEvent[]; arrived: number }>((resolve) => {
        const answer = (): void => {
          resolve({ events: window.timedEvents.splice(0), arrived: window.arrivedEvents })
          window.arrivedEvents = 0
        }
        requestAnimationFrame(() => setTimeout(answer, wait))
      }),
    FRAME_AND_REPORT_MS,
  )
  if (arrived === 0) throw new Error('no press or key reached the page')
  return events
}

export const worstOf = (events: readonly TimedEvent[]): TimedEvent | undefined =>
  events.toSorted((one, other) => other.durationMs - one.durationMs)[0]
