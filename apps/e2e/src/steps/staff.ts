import { PASSWORD, totpCode } from '@hygiene/testing/drive/known-logins'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { press } from './prompts.ts'

export async function giveStaffPassword(page: Page, loginId: string, then = '/staff/'): Promise<void> {
  await page.goto(then)
  await page.getByLabel('아이디', { exact: true }).fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await press(page, '다음')
  await page.getByLabel('인증번호 6자리').waitFor()
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('인증번호 6자리').fill(code)
  await press(page, '로그인')
}

const STEP_MS = 30_000
const givenSteps = new Map<string, number>()

/** Uses each code once: a second login within half a minute gives the next code, which the server accepts early. */
function nextCode(employee: string): string {
  const now = new Date()
  const step = Math.floor(now.getTime() / STEP_MS)
  const given = Math.max(step, (givenSteps.get(employee) ?? 0) + 1)
  givenSteps.set(employee, given)
  return totpCode(now, given - step)
}

export async function logInAsStaff(page: Page, loginId: string, then = '/staff/'): Promise<void> {
  await giveStaffPassword(page, loginId, then)
  await giveCode(page, nextCode(`${new URL(page.url()).origin} ${loginId}`))
  await page.getByRole('navigation', { name: '주 메뉴' }).waitFor()
}

export async function placeInSidebar(page: Page, name: string): Promise<Locator> {
  const sidebar = page.getByRole('navigation', { name: '주 메뉴' })
  const named = { name: new RegExp(`^${name}( \\d+건 남음)?$`) }
  const link = sidebar.getByRole('link', named).first()
  const groups = sidebar.locator('button[aria-expanded]')
  for (let at = 0; (await link.count()) === 0 && at < (await groups.count()); at += 1) {
    if ((await groups.nth(at).getAttribute('aria-expanded')) === 'false') await groups.nth(at).click()
  }
  if ((await link.count()) > 0) return link
  await sidebar.getByRole('button', { name: '전체 메뉴' }).click()
  return page.getByRole('dialog').getByRole('link', named)
}

export async function openPlace(page: Page, name: string): Promise<void> {
  await (await placeInSidebar(page, name)).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export async function searchMember(page: Page, text: string): Promise<void> {
  await openPlace(page, '회원')
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('status').getByText('1명', { exact: true }).waitFor()
}

export async function openLinkedLogin(
  page: Page,
  device: BrowserContext,
  userId: string,
  reason: string,
): Promise<Page> {
  await page.getByRole('button', { name: `연계 로그인 ${userId}` }).click()
  await page.getByLabel('연계 로그인 사유').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: '연계 로그인 하기' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: '회원 화면 열기 (새 창)' })
  const [opened] = await Promise.all([device.waitForEvent('page'), link.click()])
  return opened
}
