import type { BrowserContext, Page } from 'playwright-core'
import { agreeToPay, type Place } from '../../steps/apply.ts'
import { walkToTheEnd } from '../../steps/apply-in-person.ts'
import { payInWindow, seeResult } from '../../steps/pay.ts'
import { savePdf } from '../../steps/documents.ts'
import { readPdfQr } from '../../steps/read-qr.ts'
import { VENUE } from './set-up.ts'

interface Day {
  day: string
  monthDay: string
}

export async function takeSeat(page: Page, place: Place, day: Day): Promise<void> {
  await page.goto('/edu/offline')
  await page.getByRole('link', { name: /^일반음식점.*신청하기$/ }).click()
  await walkToTheEnd(page, place, { ...day, location: VENUE })
  await agreeToPay(page, '카드')
  await payInWindow(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
}

export async function readSlip(page: Page, device: BrowserContext): Promise<string> {
  await page.goto('/edu/offline/done')
  const opening = device.waitForEvent('page')
  await page.getByRole('link', { name: /수강증 출력/ }).click()
  const slip = await opening
  const { bytes } = await savePdf(slip)
  await slip.close()
  return readPdfQr(bytes)
}

export async function makeCheckInAddress(page: Page): Promise<string> {
  await page.goto('/staff/sessions')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: '새 주소 만들기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('이름', { exact: true }).fill('정문')
  await dialog.getByRole('button', { name: '주소 만들기' }).click()
  const made = page.getByRole('alertdialog', { name: '출석 확인 주소: 정문' })
  return made.getByLabel('주소', { exact: true }).inputValue()
}
