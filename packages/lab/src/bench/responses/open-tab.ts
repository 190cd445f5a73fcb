import { PASSWORD, totpCode } from '@hygiene/testing'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { PHONE } from '../cases/first-screen.ts'
import type { Tab } from './measure-screen.ts'
import { observeEvents } from './observe-events.ts'

const COMPUTER = { viewport: { width: 1280, height: 900 } }

export async function openPhone(browser: Browser, origin: string, userId: string | null): Promise<Tab> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, baseURL: origin })
  const page = await context.newPage()
  await observeEvents(page)
  if (userId !== null) await logIn(page, userId)
  return { page, devtools: await devtoolsOf(page), isPhone: true }
}

export async function openComputer(browser: Browser, origin: string, loginId: string | null): Promise<Tab> {
  const context = await browser.newContext({ ...COMPUTER, baseURL: origin })
  const page = await context.newPage()
  await observeEvents(page)
  if (loginId !== null) await logInAsStaff(page, loginId)
  return { page, devtools: await devtoolsOf(page), isPhone: false }
}

async function devtoolsOf(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return devtools
}

async function logIn(page: Page, userId: string): Promise<void> {
  await page.goto('/sign/in?rUrl=%2Fmain', { waitUntil: 'networkidle' })
  const form = page.getByRole('main')
  await form.getByLabel('아이디', { exact: true }).fill(userId)
  await form.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/main')
}

async function logInAsStaff(page: Page, loginId: string): Promise<void> {
  await page.goto('/staff/', { waitUntil: 'networkidle' })
  await page.getByLabel('아이디', { exact: true }).fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('인증번호 6자리').fill(totpCode(new Date()))
  await page.getByRole('button', { name: '로그인' }).click()
  await page.getByRole('navigation', { name: '주 메뉴' }).waitFor()
}
