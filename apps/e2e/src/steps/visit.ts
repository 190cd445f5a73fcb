import type { Page } from 'playwright-core'
import { logIn } from './log-in.ts'
import type { Visit } from '../environment/visits.ts'

export const TEXT_SIZES = ['normal', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export async function visit(page: Page, { address, arrived, press }: Visit): Promise<void> {
  // Leaves the document first: for an address with a «#» part the browser would stay in it, and its dialog closes a moment later.
  if (address.includes('#')) await page.goto('about:blank')
  await page.goto(address)
  await page.locator('#root').getByText(arrived).locator('visible=true').first().waitFor()
  await page.waitForLoadState('networkidle')
  await bringNear(page)
  if (press) {
    await page.getByRole('button', { name: press }).locator('visible=true').first().click()
    await page.getByRole('dialog').waitFor()
  }
}

async function bringNear(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.getByText('불러오는 중입니다.').locator('visible=true').first().waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo(0, 0))
}

export async function enter(page: Page, userId: string | null): Promise<void> {
  if (userId !== null) await logIn(page, userId)
}

export async function setTextSize(page: Page, size: TextSize): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['text'] = chosen
  }, size)
}
