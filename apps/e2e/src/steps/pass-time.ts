import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { ENGINE } from '../environment/engine.ts'

declare global {
  interface Window {
    answersAwaited: number
  }
}

/** Installs a clock that can be moved on, and counts the calls under way; before the first address of the page. */
export async function installClock(page: Page): Promise<void> {
  if (ENGINE !== 'webkit') watchTraffic(page)
  await page.clock.install()
  await page.context().addInitScript(countCalls)
}

/**
 * Moves the clock of a page on, once no call of the page is under way: a call in the middle would be given up by its own time
 * limit, and its answer would count from a clock that has been moved.
 */
export async function passTime(page: Page, time: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.answersAwaited)).toBe(0)
  await page.clock.fastForward(time)
}

type Traffic = { inProgress: Set<Request>; changedAt: number }
const trafficOf = new WeakMap<Page, Traffic>()
/** As long as Playwright waits itself at `networkidle`. */
const SILENCE_MS = 500
/** Three tabs on a busy machine; a screen that never comes to rest fails all the same. */
const SILENT_WITHIN_MS = 60_000

/** Notes the calls of a page for `untilSilent`; before its first address. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { inProgress: new Set(), changedAt: Date.now() }
  trafficOf.set(page, traffic)
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    traffic.changedAt = Date.now()
  }
  const ended = note((request) => traffic.inProgress.delete(request))
  page.on(
    'request',
    note((request) => traffic.inProgress.add(request)),
  )
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
}

/**
 * Waits for the parts of a screen that came without a new document. Playwright's `networkidle` was that of the document before it
 * and is answered at once; a reload then cuts the parts off, which Firefox calls an error or refuses.
 */
export async function untilSilent(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) return page.waitForLoadState('networkidle')
  const isSilent = (): boolean =>
    traffic.inProgress.size === 0 && Date.now() - traffic.changedAt >= SILENCE_MS
  await expect.poll(isSilent, { timeout: SILENT_WITHIN_MS }).toBe(true)
}

function countCalls(): void {
  window.answersAwaited = 0
  const fetch = window.fetch.bind(window)
  window.fetch = async (...call) => {
    window.answersAwaited += 1
    try {
      const answer = await fetch(...call)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      window.answersAwaited -= 1
    }
  }
}
