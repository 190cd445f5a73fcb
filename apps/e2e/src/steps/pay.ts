import type { FrameLocator, Page } from 'playwright-core'
import { press, pressLast } from './prompts.ts'

export type Action = '결제하기' | '가상계좌 발급받기' | '거절되게 하기' | '창 닫기(취소)'

const PAY = /원 결제하기|가상계좌 번호 받기/

export async function payInThisTab(page: Page, action: Action): Promise<void> {
  await press(page, PAY)
  await page.getByRole('heading', { name: '결제하기' }).waitFor()
  await page.getByRole('button', { name: action, exact: true }).click()
  if (action === '가상계좌 발급받기') await page.getByRole('button', { name: '확인' }).click()
  await page.waitForURL((url) => url.pathname === '/edu/payment/view')
}

export async function leaveGatewayByBack(page: Page): Promise<void> {
  await press(page, PAY)
  await page.getByRole('heading', { name: '결제하기' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/edu/payment/view')
}

export async function openPaymentWindow(page: Page): Promise<{ opened: Page; gateway: FrameLocator }> {
  const opening = page.waitForEvent('popup')
  await press(page, PAY)
  const opened = await opening
  return { opened, gateway: opened.frameLocator('iframe[title="결제창"]') }
}

export async function payInWindow(page: Page, action: Action): Promise<void> {
  const { opened, gateway } = await openPaymentWindow(page)
  const closed = opened.waitForEvent('close')
  const button = gateway.getByRole('button', { name: action, exact: true })
  if (action === '가상계좌 발급받기') {
    await button.click()
    await pressLast(gateway.getByRole('button', { name: '확인' }))
  } else await pressLast(button)
  await closed
}

export async function seeResult(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
}
