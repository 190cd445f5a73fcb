import { randomUUID } from 'node:crypto'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { addPerson, PASSWORD } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt } from '../steps/prompts.ts'
import { keptLogin, loginField, seeLoginError, tryLogIn } from '../steps/sign-in.ts'
import { openDevice, PHONE, sharedBrowser } from '../environment/browser.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

/** Covers every row of specification section 4 (login outcomes by code) and section 8 (login), and the login box of section 5. */
const WANTED = '/edu/study/list'

const journey = useEnvironment(async ({ db }) => {
  for (const userId of ['youngja60', 'wrong1960', 'twice1960']) await addPerson(db, { userId })
  await addPerson(db, { userId: 'asleep60', dormantAt: new Date() })
  await addPerson(db, { userId: 'unproven', verifiedAt: null })
  for (const [userId, count] of [
    ['locked60', 5],
    ['tooquick', 4],
  ] as const) {
    await addPerson(db, { userId })
    const lastFailedAt = new Date(Date.now() + 120_000)
    const failures = { '127.0.0.0/24': { count, lastFailedAt: lastFailedAt.toISOString() } }
    await db.loginThrottle.create({ data: { userId, failures, attemptId: randomUUID(), lastFailedAt } })
  }
})

const arrive = (page: Page, pathname: string) => page.waitForURL((url) => url.pathname === pathname)

async function seeOnly(page: Page, sentence: string): Promise<void> {
  await page.getByRole('alertdialog').filter({ hasText: sentence }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(1)
}

it('1: logs in a verified member and opens the requested address', async () => {
  const page = await journey.phone()
  await tryLogIn(page, 'youngja60', { wanted: WANTED })
  await arrive(page, WANTED)
  expect(await keptLogin(page)).toEqual(['accessToken', 'loginUser', 'timeout', 'clock'])
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('loginUser') ?? '') as unknown),
  ).toMatchObject({
    isAuth: 1,
    loginDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  })
})

it('-1000: shows an unknown id at the id field and keeps the typed text', async () => {
  const page = await journey.phone()
  await tryLogIn(page, 'nobody99')
  await seeLoginError(page, '아이디', REFUSALS.UNKNOWN_ID.message)
  expect(await loginField(page, '아이디').inputValue()).toBe('nobody99')
  expect(await keptLogin(page)).toEqual([])
})

it('-1002: shows a wrong password at the password field and then accepts the right one', async () => {
  const page = await journey.phone()
  await tryLogIn(page, 'wrong1960', { userPw: 'Wrong!2026', wanted: WANTED })
  await seeLoginError(page, '비밀번호', REFUSALS.WRONG_PASSWORD.message)
  expect(await loginField(page, '비밀번호').inputValue()).toBe('Wrong!2026')
  expect(await keptLogin(page)).toEqual([])
  await tryLogIn(page, 'wrong1960', { wanted: WANTED })
  await arrive(page, WANTED)
})

it('-1005: offers the release of a dormant account and changes nothing when closed', async () => {
  const page = await journey.phone()
  await tryLogIn(page, 'asleep60')
  await seeOnly(page, REFUSALS.DORMANT_ACCOUNT.message)
  await answerPrompt(page, REFUSALS.DORMANT_ACCOUNT.message, '닫기')
  expect(await keptLogin(page)).toEqual([])

  await tryLogIn(page, 'asleep60')
  await answerPrompt(page, REFUSALS.DORMANT_ACCOUNT.message, '휴면 해제하기')
  await arrive(page, '/user/change/inactive')
})

it('-1013: keeps the other login on refusal or ends that login and opens the home screen', async () => {
  const elsewhere = await journey.phone()
  await logIn(elsewhere, 'twice1960')

  const page = await journey.admin()
  await tryLogIn(page, 'twice1960', { wanted: WANTED })
  await answerPrompt(page, REFUSALS.ALREADY_CONNECTED.message, '취소')
  await seeOnly(page, '로그인에 실패했습니다.')
  await answerPrompt(page, '로그인에 실패했습니다.')
  expect(await keptLogin(page)).toEqual([])
  await elsewhere.goto(WANTED)
  await elsewhere.getByText('내역이 존재하지 않습니다.').waitFor()

  await tryLogIn(page, 'twice1960', { wanted: WANTED })
  await answerPrompt(page, REFUSALS.ALREADY_CONNECTED.message, '끊고 로그인')
  await arrive(page, '/main')
  await page.getByText('김영자 님, 안녕하세요').waitFor()

  await elsewhere.goto('/main')
  await seeOnly(elsewhere, '로그인')
  await answerPrompt(elsewhere, '로그인')
  expect(await keptLogin(elsewhere)).toEqual([])
})

it('isAuth 2: shows the missing verification once and offers to verify', async () => {
  const page = await journey.phone()
  await tryLogIn(page, 'unproven')
  await seeOnly(page, '협회에서 본인인증을 진행해주시길 바랍니다.')
  await answerPrompt(page, '협회에서 본인인증을 진행해주시길 바랍니다.', '닫기')
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await keptLogin(page)).toEqual([])

  await tryLogIn(page, 'unproven')
  await answerPrompt(page, '협회에서 본인인증을 진행해주시길 바랍니다.', '본인확인 하기')
  await arrive(page, '/user/verify')
  await page.getByRole('button', { name: '본인확인 시작하기' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it.each([
  ['locked60', REFUSALS.LOGIN_LOCKED.message],
  ['tooquick', REFUSALS.LOGIN_TOO_SOON.message],
])('other: refuses %s at the id after too many attempts with a request to wait', async (userId, sentence) => {
  const page = await journey.phone()
  await tryLogIn(page, userId)
  await seeLoginError(page, '아이디', sentence)
  expect(await keptLogin(page)).toEqual([])
})

const BOX = [
  ['', PASSWORD, '아이디', '아이디를 입력해주세요.'],
  ['kim1', PASSWORD, '아이디', '올바르지 않은 아이디 형식입니다.'],
  ['youngja60', '', '비밀번호', '비밀번호를 입력해주세요.'],
  ['youngja60', '12345', '비밀번호', '숫자 6자 이상 입력해주세요.'],
] as const

it('validates the login form in the browser, one field at a time', async () => {
  const page = await journey.phone()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [userId, userPw, field, sentence] of BOX) {
    await tryLogIn(page, userId, { userPw })
    await seeLoginError(page, field, sentence)
  }
  expect(asked).not.toContain('/api/user/login')
})

it('reports an unreachable server and retries when the button is pressed', async () => {
  const page = await journey.phone()
  await page.goto('/sign/in')
  await loginField(page, '아이디').fill('youngja60')
  await loginField(page, '비밀번호').fill('Wrong!2026')
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await seeOnly(page, '서버와 통신이 원활하지 않습니다.')
  await page.context().setOffline(false)
  await answerPrompt(page, '서버와 통신이 원활하지 않습니다.', '다시 시도')
  await seeLoginError(page, '비밀번호', REFUSALS.WRONG_PASSWORD.message)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

it('meets the browser’s conditions for installing the site', async () => {
  const device = await openDevice(await sharedBrowser('whole'), journey.environment.url, PHONE)
  const page = await device.newPage()
  await page.goto('/main')
  const devTools = await device.newCDPSession(page)
  const { url, errors, data } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(JSON.parse(data ?? '')).toMatchObject({ name: '외식업 위생교육', start_url: '/main' })
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Accepts one obstacle: a test context is incognito, like a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  await device.close()
})
