import { loadavg } from 'node:os'
import { findChromium, findHeadlessShell } from '@hygiene/testing/browsers'
import { say } from '@hygiene/tooling/step'
import { type Browser, chromium } from 'playwright-core'
import type { Finding } from '../finding.ts'
import { addressOf } from '../responses/address-of.ts'
import { ADMIN_SCREENS } from '../responses/admin-screens.ts'
import {
  measureFields,
  measureInteraction,
  open,
  type Response,
  type Tab,
} from '../responses/measure-screen.ts'
import { openComputer, openPhone } from '../responses/open-tab.ts'
import type { ScreenRow } from '../responses/screen-row.ts'
import { WEB_SCREENS } from '../responses/web-screens.ts'
import { withDemoData } from '../demo-data.ts'
import type { BenchEnvironment } from '../environment.ts'

const MOST_MS = 100
const MOST_TYPING_MS = 50
const SHOWN = 10

const WANTED = process.env['RESPONSES_OF']?.split(',')

interface App {
  name: string
  screens: readonly ScreenRow[]
  openTab: (browser: Browser, origin: string, login: string | null) => Promise<Tab>
  isOfMember: boolean
}

const APPS: readonly App[] = [
  { name: 'web', screens: WEB_SCREENS, openTab: openPhone, isOfMember: true },
  { name: 'admin', screens: ADMIN_SCREENS, openTab: openComputer, isOfMember: false },
]

export async function benchResponses(environment: BenchEnvironment): Promise<Finding[]> {
  return withDemoData(environment, 'responses', (origin, url) => measureApps(origin, url), ['web', 'admin'])
}

async function measureApps(origin: string, url: string): Promise<Finding[]> {
  const executablePath = findHeadlessShell() ?? findChromium()
  if (!executablePath) throw new Error('No Chromium was found; CHROMIUM_PATH names one.')
  const browser = await chromium.launch({ executablePath })
  try {
    const findings: Finding[] = []
    for (const app of APPS) findings.push(...(await measureApp(browser, origin, url, app)))
    return findings
  } finally {
    await browser.close()
  }
}

async function measureApp(browser: Browser, origin: string, url: string, app: App): Promise<Finding[]> {
  const interactions: Response[] = []
  const fields: Response[] = []
  const failures: string[] = []
  const tabs = new Map<string | null, Tab>()
  const screens = app.screens.filter(({ route }) => !WANTED || WANTED.includes(route))
  for (const row of screens) {
    try {
      const tab = tabs.get(row.as) ?? (await app.openTab(browser, origin, row.as))
      tabs.set(row.as, tab)
      const address = await addressOf(row, url, app.isOfMember ? row.as : null)
      const seen = new Set<string>()
      await open(tab, row, address)
      const before = await measureFields(tab, row, seen)
      const interaction = await measureInteraction(tab, row, address)
      const after = await measureFields(tab, row, seen)
      interactions.push(interaction)
      fields.push(...before, ...after)
      if (WANTED) for (const one of [interaction, ...before, ...after]) sayResponse(one)
    } catch (cause) {
      failures.push(`${row.route}: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`)
    }
  }
  for (const failure of failures) say(`  NOT MEASURED ${app.name} ${failure}`)
  if (failures.length > 0) process.exitCode = 1
  return [
    ...judge(`${app.name}: main interactions`, interactions, MOST_MS),
    ...judge(`${app.name}: keys in text fields`, fields, MOST_TYPING_MS),
  ]
}

function sayResponse({ ms, route, what, split }: Response): void {
  say(`    ${ms} ms ${route} ${what} (${split})`)
}

function judge(what: string, responses: readonly Response[], mostMs: number): Finding[] {
  const worst = responses.toSorted((one, other) => other.ms - one.ms)
  const [slowest] = worst
  if (!slowest) return []
  const [load = 0] = loadavg()
  say(`\n  ${what}: the ${SHOWN} slowest of ${responses.length}, load ${load.toFixed(1)}`)
  worst.slice(0, SHOWN).forEach(sayResponse)
  const over = responses.filter(({ ms }) => ms > mostMs).length
  if (over > 0) process.exitCode = 1
  return [
    {
      what: `${what} to the next paint, 4× slower processor: the slowest of ${responses.length} (${slowest.route})`,
      ours: `${slowest.ms} ms; ${over} above the limit; load ${load.toFixed(1)}`,
      floor: '',
      ratio: '',
      target: `≤ ${mostMs} ms`,
      isMet: over === 0,
    },
  ]
}
