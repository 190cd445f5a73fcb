import type { CDPSession, Locator, Page } from 'playwright-core'
import { median } from '../in-turn.ts'
import { takeEvents, type TimedEvent, worstOf } from './observe-events.ts'
import type { ScreenRow } from './screen-row.ts'

export interface Response {
  route: string
  what: string
  ms: number
  split: string
}

interface Try {
  events: TimedEvent[]
  cpuMs: number
}

const SLOWER_CPU = 4
const TRIES = 3
const KEY_PAUSE_MS = 90
const TYPED = '12ab3'
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), textarea, [contenteditable=true]'

export interface Tab {
  page: Page
  devtools: CDPSession
  isPhone: boolean
}

export async function measureInteraction(tab: Tab, row: ScreenRow, address: string): Promise<Response> {
  const tries: Try[] = []
  for (let time = 0; time < TRIES; time += 1) {
    await open(tab, row, address)
    const target = tab.page.locator(row.press).locator('visible=true').first()
    tries.push(
      await slowly(tab, async () => {
        if (await target.evaluate((element, fields) => element.matches(fields), FIELDS))
          await type(tab, target)
        else await press(tab, target)
      }),
    )
  }
  return responseOf(row.route, row.press, tries)
}

export async function measureFields(tab: Tab, row: ScreenRow, seen: Set<string>): Promise<Response[]> {
  const responses: Response[] = []
  const fields = await tab.page.locator(FIELDS).locator('visible=true').all()
  for (const field of fields) {
    const name = await nameOf(field)
    if (name === null || seen.has(name)) continue
    seen.add(name)
    const tries: Try[] = []
    for (let time = 0; time < TRIES; time += 1)
      tries.push(onlyKeys(await slowly(tab, () => type(tab, field))))
    responses.push(responseOf(row.route, name, tries))
  }
  return responses
}

export async function open({ page }: Tab, row: ScreenRow, address: string): Promise<void> {
  // Leaves the document first: with only a different fragment after «#» the browser would not reload.
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator(row.press).locator('visible=true').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function slowly(tab: Tab, interact: () => Promise<void>): Promise<Try> {
  await tab.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  try {
    const before = await mainThreadMs(tab)
    await interact()
    const events = await takeEvents(tab.page)
    return { events, cpuMs: (await mainThreadMs(tab)) - before }
  } finally {
    await tab.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

/** Measures CPU time of the page's main thread, which other load does not lengthen. */
async function mainThreadMs({ devtools }: Tab): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Clicks by coordinates, because the checks of `click()` run in the page and would be measured too. */
async function press({ page, isPhone }: Tab, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('the target is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (isPhone) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y, { delay: KEY_PAUSE_MS })
}

async function type({ page }: Tab, field: Locator): Promise<void> {
  await field.focus()
  await page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS })
}

function nameOf(field: Locator): Promise<string | null> {
  return field.evaluate((element) => {
    if (element.matches(':disabled, [readonly]') || element.closest('[inert]')) return null
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    if (modal && !modal.contains(element)) return null
    const [label] = (element as HTMLInputElement).labels ?? []
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.getAttribute('name')
    return (name ?? element.tagName).trim().slice(0, 40)
  })
}

const onlyKeys = ({ events, cpuMs }: Try): Try => ({
  events: events.filter(({ name }) => !/^(keyup|pointer|mouse|click)/.test(name)),
  cpuMs,
})

function responseOf(route: string, what: string, tries: readonly Try[]): Response {
  const worst = tries.map(({ events }) => worstOf(events)?.durationMs ?? 0)
  const slowest = worstOf(tries.flatMap(({ events }) => events))
  const cpuMs = Math.round(median(tries.map((one) => one.cpuMs)))
  const [delay, handlers] = [slowest?.delayMs ?? 0, slowest?.handlersMs ?? 0].map(Math.round)
  const split = slowest
    ? `${slowest.name} ${slowest.durationMs}: ${delay} before, ${handlers} in handlers; main thread ${cpuMs}`
    : `below 16; main thread ${cpuMs}`
  return { route, what, ms: median(worst), split }
}
