import { beginPasskeyLogin } from '@hygiene/contracts/member/login/begin-passkey-login'
import { logInByPasskey } from '@hygiene/contracts/member/login/log-in-by-passkey'
import { addPerson, contractClient, PASSWORD } from '@hygiene/testing'
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { ADMIN, PHONE } from '../environment/browser.ts'
import { fillLogin } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  await addPerson(db, { userId: 'youngja60', name: '김영자' })
  await addPerson(db, { userId: 'sunhee61', name: '이순희' })
  await addPerson(db, { userId: 'gyeongja59', name: '문경자' })
})

/** Uses a name, because passkeys are bound to a domain and the environment is reached at a number. */
const environmentByName = () => journey.environment.url.replace('127.0.0.1', 'localhost')

interface Device {
  page: Page
  authenticatorId: string
  cdp: CDPSession
}

/**
 * Opens a device with a fingerprint that Chromium's virtual authenticator presents at once. If passkeys are suggested at the id
 * field, the login screen therefore logs in by itself.
 */
async function openDevice(kind: BrowserContextOptions, suggests = false): Promise<Device> {
  const context = await journey.device({ ...kind, baseURL: environmentByName() })
  const page = await context.newPage()
  if (!suggests) await page.addInitScript(suggestNothing)
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { page, authenticatorId, cdp }
}

function suggestNothing(): void {
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
}

async function logInByPassword(page: Page, userId: string): Promise<void> {
  await page.goto('/sign/in?rUrl=%2Fuser%2Fpage')
  await fillLogin(page, userId)
  await page.waitForURL((url) => url.pathname === '/user/page')
}
async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await journey.environment.db.login.updateMany({
    where: { endedAt: null },
    data: { endedAt: new Date(), endReason: 'logout' },
  })
}
async function logInByKey(page: Page, isLetIn = true): Promise<void> {
  await page.goto('/sign/in?rUrl=%2Fuser%2Fpage')
  await press(page, '지문·얼굴로 로그인')
  if (isLetIn) await page.waitForURL((url) => url.pathname === '/user/page')
}
const keysOf = (userId: string) => journey.environment.db.passkey.findMany({ where: { member: { userId } } })

it('offers a passkey once after a password login and then opens the account by fingerprint', async () => {
  const { page } = await openDevice(PHONE)
  await logInByPassword(page, 'youngja60')
  await page.getByRole('alertdialog', { name: '다음부터 쉽게 로그인하기' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await answerPrompt(page, '이 기기에 등록해두시면', '이 기기 등록하기')
  await page.getByText('등록했습니다. 다음부터 지문·얼굴로').waitFor()
  expect((await keysOf('youngja60')).map(({ name }) => name)).toEqual(['안드로이드 · 크롬'])

  await logOut(page)
  await page.goto('/sign/in')
  expect(await inspectScreen(page)).toEqual([])
  await logInByKey(page)
  await page.getByText('안드로이드 · 크롬 (패스키)').waitFor()
  await page.getByText('패스키를 등록했습니다: 안드로이드 · 크롬').waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('suggests a passkey at the id field and requires consent before another login ends', async () => {
  const { page } = await openDevice(ADMIN, true)
  await logInByPassword(page, 'sunhee61')
  await answerPrompt(page, '이 기기에 등록해두시면', '이 기기 등록하기')
  await page.getByText('등록했습니다. 다음부터 지문·얼굴로').waitFor()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/sign/in?rUrl=%2Fuser%2Fpage')
  await answerPrompt(page, '이미 다른 곳에서 접속 중입니다.', '끊고 로그인')
  await page.waitForURL((url) => url.pathname === '/main')
  const logins = await journey.environment.db.login.findMany({
    where: { member: { userId: 'sunhee61' } },
    orderBy: { loggedInAt: 'asc' },
  })
  expect(logins.map(({ endReason, isByPasskey }) => [endReason, isByPasskey])).toEqual([
    ['displaced', false],
    [null, true],
  ])
})

it('adds a passkey with the password and refuses a copied, foreign or removed one', async () => {
  const { page, cdp, authenticatorId } = await openDevice(ADMIN)
  await page.goto('/main')
  await page.evaluate(() => localStorage.setItem('passkeyAsked', 'yes'))
  await logInByPassword(page, 'gyeongja59')
  await press(page, '이 기기 등록하기')
  const sheet = page.getByRole('dialog', { name: '이 기기 등록하기' })
  await sheet.getByLabel('현재 비밀번호').fill('Wrong!749')
  await sheet.getByRole('button', { name: '등록하기' }).click()
  await page.getByText('현재 비밀번호가 올바르지 않습니다.').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await sheet.getByLabel('현재 비밀번호').fill(PASSWORD)
  await sheet.getByRole('button', { name: '등록하기' }).click()
  await page.getByText('이 기기를 등록했습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)
  const elsewhere = journey.environment.sandbox.origin.replace('127.0.0.1', 'localhost')
  expect(await signAt(page, elsewhere)).toBe('PASSKEY_REFUSED')
  await page.goto('/main')

  await logOut(page)
  await logInByKey(page)
  await logOut(page)
  const [key] = await keysOf('gyeongja59')
  await journey.environment.db.passkey.update({
    where: { passkeyNo: key?.passkeyNo },
    data: { counter: 1000 },
  })
  await logInByKey(page, false)
  await page.getByText('복제된 것으로 보여 막은 패스키입니다.').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await logInByPassword(page, 'gyeongja59')
  await page.getByText('복제된 것으로 보이는 패스키의 로그인을 막았습니다').waitFor()
  await page.getByText('막음').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: /^지우기 / }).click()
  await answerPrompt(page, '지우시면 이 기기에서는', '지우기')
  await page.getByText('패스키를 지웠습니다.').first().waitFor()
  expect(await keysOf('gyeongja59')).toEqual([])
  await logOut(page)
  await logInByKey(page, false)
  await page.getByText('등록되어 있지 않거나 지운 패스키입니다.').first().waitFor()
})

async function signAt(page: Page, origin: string) {
  const client = contractClient(journey.environment.url)
  const { challenge, rpId } = (await client.call(beginPasskeyLogin, {})).entity
  await page.goto(origin)
  const asked = Buffer.from(challenge, 'base64url').toString('latin1')
  const answered = await page.evaluate(askDevice, { asked, rpId })
  const signed = Object.fromEntries(
    Object.entries(answered).map(([part, bytes]) => [part, Buffer.from(bytes).toString('base64url')]),
  ) as Record<keyof typeof answered, string>
  const { refusal } = await client.call(logInByPasskey, { ...signed, applicationId: 'edu', disconnect: 1 })
  return refusal
}

async function askDevice({ asked, rpId }: { asked: string; rpId: string }) {
  const challenge = Uint8Array.from(asked, (sign) => sign.charCodeAt(0))
  const found = await navigator.credentials.get({
    publicKey: { challenge, rpId, userVerification: 'required' },
  })
  const { rawId, response } = found as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse
  const parts = {
    credentialId: rawId,
    clientData: clientDataJSON,
    authenticatorData,
    signature,
    userHandle: userHandle ?? new ArrayBuffer(),
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, bytes]) => [part, [...new Uint8Array(bytes)]]),
  ) as Record<keyof typeof parts, number[]>
}
