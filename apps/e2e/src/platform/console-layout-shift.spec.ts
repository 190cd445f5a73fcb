import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  MOST_SHIFT,
  noteShifts,
  shiftsOfConsole,
  shiftText,
  sumOf,
  withKoreanTypeface,
} from '../steps/layout-shift.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { ADMIN, openDevice, PHONE, startBrowser } from '../environment/browser.ts'
import { consoleRoutes, type ConsoleVisit, consoleVisits } from '../environment/console-screens.ts'
import { seedDemoData } from '../environment/seed-demo-data.ts'
import { useEnvironment } from '../environment/use-environment.ts'

/** Measures this many tabs at once, because a screen mostly waits for answers. */
const TABS = 3
const PARTS = 4

const NOT_VISITED = ['/designations/:no', '/imports/:no', '/campaigns/:no']

const journey = useEnvironment(seedDemoData)
let visits: ConsoleVisit[] = []
let browser: Browser
let fonts = ''

beforeAll(async () => {
  visits = await consoleVisits(journey.environment)
  fonts = await mkdtemp(join(tmpdir(), 'hygiene-fonts-'))
  browser = await startBrowser([], 'lean', withKoreanTypeface(fonts))
})
afterAll(async () => {
  await browser.close()
  await rm(fonts, { recursive: true })
})

it('visits every screen of the console', () => {
  const visited = new Set(visits.map(({ route }) => route))
  expect(consoleRoutes().filter((route) => !visited.has(route))).toEqual(NOT_VISITED)
})

describe.each([
  ['phone', 'bonbu1', PHONE],
  ['computer', 'bonbu2', ADMIN],
])('layout shifts of the console on the %s', (_where, employee, device) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await openDevice(browser, journey.environment.url, device)
    const page = await context.newPage()
    // Widens the window, because the sidebar that proves the login is visible on a wide screen only.
    await page.setViewportSize({ width: 1280, height: 900 })
    await logInAsStaff(page, employee)
    // Copies the login, which belongs to its tab, to the other tabs of the device.
    const login = await page.evaluate(() => sessionStorage.getItem('staffLogin') ?? '')
    await context.addInitScript((kept) => sessionStorage.setItem('staffLogin', kept), login)
    await page.close()
  })
  afterAll(() => context.close())

  it.each(Array.from({ length: PARTS }, (_, part) => [part + 1]))(
    'moves nothing on the screens of the console, part %i of 4',
    async (part) => {
      const moved: string[] = []
      const left = visits.filter((_, at) => at % PARTS === part - 1).values()
      const view = async (): Promise<void> => {
        for (const { address } of left) {
          const page = await context.newPage()
          await noteShifts(page)
          const shifts = await shiftsOfConsole(page, address)
          if (sumOf(shifts) > MOST_SHIFT) moved.push(shiftText(address, shifts))
          await page.close()
        }
      }
      await Promise.all(Array.from({ length: TABS }, view))
      expect(moved).toEqual([])
    },
  )
})
