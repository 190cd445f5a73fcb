import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@hygiene/db/connect'
import { addEmployee } from '@hygiene/testing'
import { findChromium, findHeadlessShell } from '@hygiene/testing/browsers'
import { onServer } from '@hygiene/testing/postgres-template'
import { adminDirectory, buildClient } from '@hygiene/tooling/build-web'
import { say } from '@hygiene/tooling/step'
import { chromium, type Page } from 'playwright-core'
import { startChild } from '../child.ts'
import { writeAdminWorld } from '../admin-world.ts'
import type { Finding } from '../finding.ts'
import { longFrames, watchFrames } from '../responses/watch-frames.ts'
import type { Tab } from '../responses/measure-screen.ts'
import { openComputer } from '../responses/open-tab.ts'
import { API_ENTRY, apiSettings, type BenchEnvironment } from '../environment.ts'

const MEMBERS = 20_000
const EMPLOYEE = 'table1'
const MOST_MS = 50
const PAGES = 10
const WHEEL_TURNS = 15
const SLOWER_CPU = [1, 4]

type Step = [name: string, run: (page: Page) => Promise<void>]

const STEPS: readonly Step[] = [
  ['scrolling through ten pages', turnPages],
  ['sorting', sort],
  ['filtering', filter],
  ['searching while typing', search],
  ['moving the cursor by keyboard', moveCursor],
  ['selecting a page', selectPage],
]

export async function benchAdminTable(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-table-'))
  await buildClient('admin')
  const url = await environment.addDatabase('admintable')
  await writeAdminWorld(url, MEMBERS)
  await addTableEmployee(url)
  const api = await startChild(API_ENTRY, { ...apiSettings(url, scratch), ADMIN_DIST_DIR: adminDirectory })
  try {
    return await measureTable(api.origin)
  } finally {
    await api.stop()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function addTableEmployee(url: string): Promise<void> {
  await onServer(url, (client) =>
    client.query(
      `SELECT setval(pg_get_serial_sequence('"Employee"', 'employeeNo'), max("employeeNo")) FROM "Employee"`,
    ),
  )
  const { db, close } = connectDatabase({ url, poolSize: 1 })
  try {
    await addEmployee(db, { loginId: EMPLOYEE, name: '이정은', role: 'headquarters', hasTotp: true })
  } finally {
    await close()
  }
}

async function measureTable(origin: string): Promise<Finding[]> {
  const executablePath = findHeadlessShell() ?? findChromium()
  if (!executablePath) throw new Error('No Chromium was found; CHROMIUM_PATH names one.')
  const browser = await chromium.launch({ executablePath })
  try {
    const tab = await openComputer(browser, origin, EMPLOYEE)
    await watchFrames(tab.page)
    const findings: Finding[] = []
    for (const rate of SLOWER_CPU) for (const step of STEPS) findings.push(await measureStep(tab, rate, step))
    return findings
  } finally {
    await browser.close()
  }
}

async function measureStep({ page, devtools }: Tab, rate: number, [name, run]: Step): Promise<Finding> {
  await page.goto('/staff/enrolments')
  await showRows(page)
  await page.waitForLoadState('networkidle')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await longFrames(page)
  await run(page)
  const { worstMs, longMs, count } = await longFrames(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [load = 0] = loadavg()
  if (rate === 1 && longMs.length > 0) process.exitCode = 1
  const finding = {
    what: `console table of 100,000 enrolments, ${name}${rate === 1 ? '' : `, ${rate}× slower processor`}`,
    ours: `${longMs.length} of ${count} frames above ${MOST_MS} ms, the longest ${worstMs} ms; load ${load.toFixed(1)}`,
    floor: '',
    ratio: '',
    target: `none above ${MOST_MS} ms`,
    isMet: longMs.length === 0,
  }
  say(`    ${finding.what}: ${finding.ours} (${longMs.join(', ')})`)
  return finding
}

const showRows = (page: Page): Promise<void> => page.locator('tbody tr').nth(30).waitFor()
const firstRow = (page: Page): Promise<string> => page.locator('tbody tr').first().innerText()

async function untilOtherRows(page: Page, change: () => Promise<void>): Promise<void> {
  const before = await firstRow(page)
  await change()
  await page.waitForFunction((text) => {
    const [table, row] = [document.querySelector('table'), document.querySelector<HTMLElement>('tbody tr')]
    return !table?.hasAttribute('data-stale') && row !== null && row.innerText !== text
  }, before)
  await showRows(page)
}

async function turnPages(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^다음 50/ })
  for (let turn = 0; turn < PAGES; turn += 1) {
    await page.mouse.move(700, 500)
    for (let wheel = 0; wheel < WHEEL_TURNS; wheel += 1) await page.mouse.wheel(0, 150)
    await untilOtherRows(page, () => next.click())
  }
}

async function sort(page: Page): Promise<void> {
  const head = page.locator('thead').getByRole('button', { name: '신청 일시' })
  for (let turn = 0; turn < 4; turn += 1) await untilOtherRows(page, () => head.click())
}

async function filter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^필터/ }).click()
  await page.getByLabel('연도').fill('2023')
  await untilOtherRows(page, () => page.getByRole('button', { name: '적용' }).click())
}

async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').focus()
  await untilOtherRows(page, () => page.keyboard.type('김영', { delay: 80 }))
}

async function moveCursor(page: Page): Promise<void> {
  await page.locator('h1').focus()
  for (let row = 0; row < 40; row += 1) await page.keyboard.press('j')
}

async function selectPage(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: '이 화면 모두 선택' })
  for (let turn = 0; turn < 4; turn += 1) await box.click()
}
