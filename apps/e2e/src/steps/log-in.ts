import { PASSWORD } from '@hygiene/testing/drive/known-logins'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fills in the login form once the page is interactive: a program types faster than the page starts. */
export async function fillLogin(page: Page, userId: string, password = PASSWORD): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['screen'])).toBe('live')
  const form = page.getByRole('main')
  await form.getByLabel('아이디', { exact: true }).fill(userId)
  await form.getByLabel('비밀번호', { exact: true }).fill(password)
  await form.getByRole('button', { name: '로그인', exact: true }).click()
}

export async function logIn(page: Page, userId: string, then = '/main', password = PASSWORD): Promise<void> {
  await page.goto(`/sign/in?rUrl=${encodeURIComponent(then)}`)
  await fillLogin(page, userId, password)
  await page.waitForURL((url) => url.pathname + url.search === then)
}
