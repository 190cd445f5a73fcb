import type { Page } from 'playwright-core'

/** Fills in the open dialog's reason and sends it; the first reason of its list does. Without approval the button says the action. */
export async function askApproval(page: Page, text: string, button = '승인 요청하기'): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('사유').selectOption({ index: 1 })
  await dialog.getByLabel('설명').fill(text)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The other employee approves the one request that waits. */
export async function approve(page: Page): Promise<void> {
  await page.goto('/staff/approvals')
  await page.getByRole('region', { name: '승인할 것' }).getByRole('link').first().click()
  await page.getByLabel('승인·반려 사유').fill('확인함')
  await page.getByRole('button', { name: '승인하기' }).click()
  await page.getByText('승인했습니다.').waitFor()
}
