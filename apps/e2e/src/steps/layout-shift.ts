import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import type { Visit } from '../environment/visits.ts'
import { untilSilent, watchTraffic } from './pass-time.ts'

/** Simulates a phone's round trip, so that late content is seen to arrive late. */
const ANSWER_AFTER_MS = 150

/** Is half of the threshold that web vitals call good (0.1). */
export const MOST_SHIFT = 0.05

interface Shift {
  /** Is the share of the picture that moved times the distance: https://web.dev/articles/cls */
  value: number
  moved: string[]
}

declare global {
  interface Window {
    layoutShifts: Shift[]
  }
}

/** Records every shift that no press caused. Must be called before the page's first address. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(watchShifts)
  await page.route('**/api/**', answerLate)
}

/**
 * Provides a Korean typeface, as every phone has one: without it a machine draws boxes of another width. The Fontconfig file
 * names the site's own typeface as the system's.
 */
export function withKoreanTypeface(directory: string): { FONTCONFIG_FILE: string } {
  const home = createRequire(import.meta.url)
  const fonts = join(dirname(home.resolve('pretendard-gov/package.json')), 'dist', 'public', 'static')
  const file = join(directory, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${directory}</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}

export async function shiftsOf(page: Page, screen: Visit): Promise<Shift[]> {
  await page.goto(screen.address)
  await page.locator('#root').getByText(screen.arrived).locator('visible=true').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(scrollThrough)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => window.layoutShifts)
}

export async function shiftsWhileScrolling(page: Page, address: string): Promise<Shift[]> {
  await page.goto(address)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  for (let turn = 0; turn < 2; turn += 1) {
    while (await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 1)) {
      await page.mouse.wheel(0, 240)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    }
    await page.waitForLoadState('networkidle')
  }
  return page.evaluate(() => window.layoutShifts)
}

/** Limits the half-windows that the wheel turns: a list renders 50 rows. */
const MOST_TURNS = 12

export async function shiftsOfConsole(page: Page, address: string): Promise<Shift[]> {
  // Watches the traffic: a frame whose content is set from outside, as a preview is, never becomes idle for Playwright.
  watchTraffic(page)
  await page.goto(address)
  await page.locator('main h1').first().waitFor()
  // Waits for placeholders too: on a busy machine the first request of a screen may start after an idle moment.
  await page.waitForFunction(
    () => document.querySelector('main [data-waiting], main [data-skeleton]') === null,
  )
  await untilSilent(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height * 0.7)
  const places = new Set<number>()
  // Ends when two turns moved nothing, because scrolling may lag some frames behind the wheel.
  for (let turn = 0, still = 0; turn < MOST_TURNS && still < 2; turn += 1) {
    await page.mouse.wheel(0, height / 2)
    const place = await page.evaluate(scrolledTo)
    still = places.has(place) ? still + 1 : 0
    places.add(place)
  }
  if (places.size > 1) await untilSilent(page)
  return page.evaluate(() => window.layoutShifts)
}

export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0)

export const shiftText = (address: string, shifts: readonly Shift[]): string =>
  `${address} ${sumOf(shifts).toFixed(3)}: ${shifts.map(({ moved }) => moved.join(', ')).join('; ')}`

async function answerLate(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS))
  await route.continue().catch(() => {
    // Ignores an error: the page has been left.
  })
}

async function scrolledTo(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return Array.from(document.querySelectorAll('*'), ({ scrollTop }) => scrollTop).reduce(
    (sum, top) => sum + top,
    0,
  )
}

async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

function watchShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  const text = ({ node, previousRect, currentRect }: Source): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null)
    const name = element ? `${element.localName}.${element.className}` : 'gone'
    const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) =>
      [x, y, width, height].map((side) => Math.round(side)).join(' '),
    )
    return `${name} «${(node?.textContent ?? '').trim().slice(0, 30)}» ${before} → ${after}`
  }
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (!hadRecentInput) window.layoutShifts.push({ value, moved: sources.map(text) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
