import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { ENGINE } from '../environment/engine.ts'

declare global {
  interface Window {
    answersAwaited: number
    clockMoved: Promise<void>
    releaseCalls?: () => void
  }
}

export async function installClock(page: Page): Promise<void> {
  if (ENGINE !== 'webkit') watchTraffic(page)
  await page.clock.install()
  await page.context().addInitScript(countCalls)
}

/**
 * Moves the clock while no call of the page is in flight: an answer that arrived after the move would count its seconds from the
 * moved clock. Calls started during the move begin after it.
 */
export async function passTime(page: Page, time: string): Promise<void> {
  await page.evaluate(() => {
    window.clockMoved = new Promise((resolve) => {
      window.releaseCalls = resolve
    })
  })
  await expect.poll(() => page.evaluate(() => window.answersAwaited)).toBe(0)
  await page.clock.fastForward(time)
  await page.evaluate(() => window.releaseCalls?.())
}

type Traffic = { inProgress: Set<Request>; changedAt: number }
const trafficOf = new WeakMap<Page, Traffic>()
/** Equals Playwright's own wait at `networkidle`. */
const SILENCE_MS = 500
/** Treats a page that answers later than this as still running scripts, which may call next. */
const BUSY_MS = 100
/** Allows for three tabs on a busy machine. A screen that never settles still fails. */
const SILENT_WITHIN_MS = 60_000

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
 * Waits until a page has neither called nor computed for half a second. Playwright's `networkidle` checks the network only: on a
 * busy machine it fires between two calls, and at once if no new document loads. A reload then cuts calls off, which Firefox
 * reports as an error or refuses.
 */
export async function untilSilent(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) return page.waitForLoadState('networkidle')
  const isSilent = async (): Promise<boolean> => {
    const askedAt = Date.now()
    await page.evaluate(() => undefined)
    if (Date.now() - askedAt > BUSY_MS) traffic.changedAt = Date.now()
    return traffic.inProgress.size === 0 && Date.now() - traffic.changedAt >= SILENCE_MS
  }
  await expect.poll(isSilent, { timeout: SILENT_WITHIN_MS }).toBe(true)
}

function countCalls(): void {
  window.answersAwaited = 0
  window.clockMoved = Promise.resolve()
  const fetch = window.fetch.bind(window)
  window.fetch = async (...call) => {
    await window.clockMoved
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
