import { PASSWORD } from '@hygiene/testing'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export type LoginField = '아이디' | '비밀번호'

export const loginField = (page: Page, label: LoginField): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true })

export async function tryLogIn(
  page: Page,
  userId: string,
  { userPw = PASSWORD, wanted = '/main' } = {},
): Promise<void> {
  await page.goto(`/sign/in?rUrl=${encodeURIComponent(wanted)}`)
  await loginField(page, '아이디').fill(userId)
  await loginField(page, '비밀번호').fill(userPw)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
}

export async function seeLoginError(page: Page, label: LoginField, sentence: string): Promise<void> {
  const field = loginField(page, label)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const described = (await field.getAttribute('aria-describedby')) ?? ''
  const text = await page
    .locator(
      described
        .split(' ')
        .map((id) => `[id="${id}"]`)
        .join(', '),
    )
    .allInnerTexts()
  expect(text.join(' ')).toContain(sentence)
  expect(await page.getByRole('main').locator('[aria-invalid=true]').count()).toBe(1)
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
}

export const keptLogin = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['accessToken', 'loginUser', 'timeout', 'clock'].filter((name) => localStorage.getItem(name) !== null),
  )
