import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  MOST_SHIFT,
  noteShifts,
  shiftsOf,
  shiftsWhileScrolling,
  shiftText,
  sumOf,
  withKoreanTypeface,
} from '../steps/layout-shift.ts'
import { enter } from '../steps/visit.ts'
import { ADMIN, openDevice, PHONE, startBrowser } from '../environment/browser.ts'
import { ROOT } from '../environment/program.ts'
import { PEOPLE, seedDemoData } from '../environment/seed-demo-data.ts'
import { screensOf } from '../environment/demo-data.ts'
import type { Visit } from '../environment/visits.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const TABS = 3
const NOT_VISITED = ['/', '/edu/payment/window', '/edu/payment/window/account', '/edu/study/exam', '/m']

const journey = useEnvironment(seedDemoData)
let visits: Visit[] = []
let browser: Browser
let fonts = ''

beforeAll(async () => {
  visits = (await screensOf(journey.environment)).filter(({ press }) => press === undefined)
  fonts = await mkdtemp(join(tmpdir(), 'hygiene-fonts-'))
  browser = await startBrowser([], 'lean', withKoreanTypeface(fonts))
})
afterAll(async () => {
  await browser.close()
  await rm(fonts, { recursive: true })
})

function isVisited(screen: string): boolean {
  const path = new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}$`)
  return visits.some(({ address }) => path.test(new URL(address, 'http://environment').pathname))
}

it('visits every screen of the client', () => {
  const screens = globSync('apps/web/src/routes/**/*.tsx', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => file.replace(/^.*\/routes\//, '/').replace(/(\/index)?\.tsx$/, ''))
    .map((address) => (address === '' || address === '/index' ? '/' : address))
  expect(screens.filter((screen) => !isVisited(screen)).toSorted()).toEqual(NOT_VISITED)
})

const STUDENT = 'youngja60'
const SCROLLED = ['/info/notice', '/info/faq', '/recipe?searchType=6', '/edu/study/list']

it.each([
  ['phone', PHONE],
  ['admin', ADMIN],
])('moves nothing on the %s when rows load during scrolling', async (_where, device) => {
  const context = await openDevice(browser, journey.environment.url, device)
  await enter(await context.newPage(), STUDENT)
  const moved: string[] = []
  for (const address of SCROLLED) {
    const page = await context.newPage()
    await noteShifts(page)
    const shifts = await shiftsWhileScrolling(page, address)
    if (sumOf(shifts) > MOST_SHIFT) moved.push(shiftText(address, shifts))
    await page.close()
  }
  await context.close()
  expect(moved).toEqual([])
})

describe.each([
  ['phone', PHONE],
  ['admin', ADMIN],
])('layout shifts of the client on the %s', (_where, device) => {
  it.each(PEOPLE.map((userId) => [userId ?? 'a visitor', userId] as const))(
    'moves nothing for %s down to the end of each screen',
    async (_who, userId) => {
      const context = await openDevice(browser, journey.environment.url, device)
      await enter(await context.newPage(), userId)
      const moved: string[] = []
      const left = visits.filter((one) => one.userId === userId).values()
      const view = async (): Promise<void> => {
        for (const screen of left) {
          const page = await context.newPage()
          await noteShifts(page)
          const shifts = await shiftsOf(page, screen)
          const sum = sumOf(shifts)
          if (sum > MOST_SHIFT) moved.push(shiftText(screen.address, shifts))
          await page.close()
        }
      }
      await Promise.all(Array.from({ length: TABS }, view))
      await context.close()
      expect(moved).toEqual([])
    },
  )
})
