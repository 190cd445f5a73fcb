import type { SessionNo } from '@hygiene/domain/record-numbers'
import type { Page } from 'playwright-core'
import { typeCommand } from './commands.ts'
import type { Environment } from './open-environment.ts'

export async function makeCheckInLink(
  environment: Pick<Environment, 'url' | 'databaseUrl' | 'db'>,
  sessionNo: SessionNo,
): Promise<string> {
  const printed = await typeCommand(environment, 'apps/console/src/check-in.ts', [String(sessionNo)])
  const link = /\S+\/check-in#\S+/.exec(printed)?.[0]
  if (!link) throw new Error(`No link was made:\n${printed}`)
  await environment.db.checkInPass.updateMany({ where: { sessionNo }, data: { validFrom: new Date(0) } })
  return link
}

export async function openCheckIn(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { name: '명단' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
}

export async function readVerdict(page: Page): Promise<string> {
  const verdict = page.getByRole('alert').filter({ has: page.locator('strong') })
  const text = await verdict.innerText()
  await verdict.waitFor({ state: 'hidden' })
  return text
}

export type Direction = '입실' | '퇴실'

export async function markByHand(page: Page, name: string, direction: Direction): Promise<string> {
  await page.getByRole('radio', { name: direction }).check()
  await page.getByRole('button', { name: '이름 찾기' }).click()
  const search = page.getByRole('dialog', { name: `이름 찾기 (${direction})` })
  await search.getByLabel('이름 또는 휴대전화 끝 4자리').fill(name)
  await search.getByRole('button', { name: `${direction} 기록` }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `${direction} 기록` })
    .click()
  return readVerdict(page)
}

export async function waitForUnsent(page: Page, count: number): Promise<void> {
  await page.getByText(`보내지 않은 기록 ${count}건`).waitFor({ timeout: 60_000 })
}
