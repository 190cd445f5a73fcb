import { findChromium } from '@hygiene/testing/browsers'
import { type Browser, chromium } from 'playwright-core'
import type { Finding } from '../finding.ts'
import { median } from '../in-turn.ts'
import { withDemoData } from '../demo-data.ts'
import type { BenchEnvironment } from '../environment.ts'
import { PHONE } from './first-screen.ts'

/** Simulates Slow 4G and a phone's processor, as Lighthouse does. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER_CPU = 4
const TIMES = 3
const AT_MOST_SECONDS = 1
const SETTLED_MS = 2_500

const SCREENS = [
  '/main',
  '/info/notice',
  '/info/notice/view?noticeNo=137',
  '/info/data',
  '/info/faq',
  '/news',
  '/info/branch',
  '/info/remote',
  '/easy/delivery/view',
]

export async function benchFirstPicture(environment: BenchEnvironment): Promise<Finding[]> {
  return withDemoData(environment, 'picture', async (origin) => {
    const executablePath = findChromium()
    if (!executablePath) throw new Error('No Chromium was found; CHROMIUM_PATH names one.')
    const browser = await chromium.launch({ executablePath })
    try {
      const findings: Finding[] = []
      for (const screen of SCREENS) findings.push(await judge(browser, origin, screen))
      return findings
    } finally {
      await browser.close()
    }
  })
}

async function judge(browser: Browser, origin: string, screen: string): Promise<Finding> {
  const seconds: number[] = []
  for (let time = 0; time < TIMES; time += 1) seconds.push(await paintOf(browser, origin + screen))
  const middle = median(seconds)
  return {
    what: `largest contentful paint, ${screen}`,
    ours: `${middle.toFixed(2)} s`,
    floor: '',
    ratio: '',
    target: `≤ ${AT_MOST_SECONDS.toFixed(1)} s`,
    isMet: middle <= AT_MOST_SECONDS,
  }
}

async function paintOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries())
          document.documentElement.dataset['paint'] = String(startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    return Number(await page.locator('html').getAttribute('data-paint')) / 1000
  } finally {
    await context.close()
  }
}
