import { addEmployee } from '@hygiene/testing'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt, press, pressOn } from '../steps/prompts.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { PHONE } from '../environment/browser.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  await addEmployee(db, { loginId: 'blocker', name: '이정은', role: 'headquarters' })
})

const from = (ip: string): BrowserContextOptions => ({
  ...PHONE,
  extraHTTPHeaders: { 'x-forwarded-for': ip },
})

it('shows a blocked range the reason and the contact until the block ends', async () => {
  const admin = await journey.admin()
  await logInAsStaff(admin, 'blocker', '/staff/blocked')
  await admin.getByText('차단이 아직 없습니다.').waitFor()
  await press(admin, 'IP 차단')

  const form = admin.getByRole('dialog', { name: 'IP 차단' })
  const range = form.getByLabel('IP 주소 또는 범위')
  await range.fill('127.0.0.0/24')
  await form.getByLabel('차단 사유').fill('무차별 로그인 시도')
  await pressOn(form.getByRole('button', { name: '차단하기' }))
  await answerPrompt(admin, '127.0.0.0/24에서 오는 모든 접속을 차단합니다.', '차단하기')
  await admin.getByText('지금 접속하신 주소가 들어 있어 차단할 수 없습니다.').waitFor()

  await range.fill('203.0.113.0/24')
  await pressOn(form.getByRole('button', { name: '차단하기' }))
  await answerPrompt(admin, '203.0.113.0/24에서 오는 모든 접속을 차단합니다.', '차단하기')
  await admin.getByRole('row').filter({ hasText: '203.0.113.0/24' }).getByText('차단 중').waitFor()
  expect(await inspectScreen(admin)).toEqual([])

  const blocked = await (await journey.device(from('203.0.113.9'))).newPage()
  await blocked.goto('/')
  await blocked.waitForURL((url) => url.pathname === '/block')
  await blocked.getByText('차단된 IP입니다. 고객센터로 문의해주세요.').waitFor()
  await blocked.getByText('203.0.113.9').waitFor()
  expect(
    await blocked
      .getByRole('main')
      .getByRole('link', { name: /고객센터/ })
      .getAttribute('href'),
  ).toMatch(/^tel:/)
  expect(await inspectScreen(blocked)).toEqual([])
  const neighbour = await (await journey.device(from('203.0.112.9'))).newPage()
  await neighbour.goto('/info/notice')
  await neighbour.getByText('내역이 존재하지 않습니다.').waitFor()

  await admin.getByRole('button', { name: '차단 해제 203.0.113.0/24' }).click()
  await admin.getByRole('dialog').getByLabel('해제 사유').fill('본인 확인 뒤 해제')
  await admin.getByRole('dialog').getByRole('button', { name: '차단 해제하기' }).click()
  await admin.getByText('해제됨').waitFor()
  await blocked.goto('/info/notice')
  await blocked.getByText('내역이 존재하지 않습니다.').waitFor()
})

it('counts a visit once under the site of its referrer', async () => {
  const { db } = journey.environment
  const visitsOf = async (siteName: string) =>
    (await db.referrerVisit.findFirst({ where: { siteName } }))?.visits ?? 0
  const device = await journey.device(PHONE)
  const page = await device.newPage()
  await page.goto('/', { referer: 'http://search.naver.com/' })
  await expect.poll(() => visitsOf('search.naver.com')).toBe(1)

  const before = await visitsOf('direct')
  await page.goto('/info/notice')
  await (await device.newPage()).goto('/main')
  const another = await (await journey.device(PHONE)).newPage()
  await another.goto('/sign/in')
  await expect.poll(() => visitsOf('direct')).toBe(before + 1)
  expect(await visitsOf('search.naver.com')).toBe(1)
})
