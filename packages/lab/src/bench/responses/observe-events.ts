import type { Page } from 'playwright-core'

/** One event of an interaction, as the Event Timing API reports it; milliseconds, the duration rounded to 8. */
export interface TimedEvent {
  name: string
  durationMs: number
  /** From the event to its first handler, and the run time of the handlers. */
  delayMs: number
  handlersMs: number
}

declare global {
  interface Window {
    timedEvents: TimedEvent[]
    /** Trusted presses and keys, whether or not they were slow enough to be reported. */
    arrivedEvents: number
  }
}

/** Before the first document (the types do not know `durationThreshold`): collects all events of interactions that take 16 ms or longer. */
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
      // The observer reports once the frame after the event is on the screen.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

const FRAME_AND_REPORT_MS = 300

/** Waits for the frames after what was done, and answers the events since the last call. */
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
