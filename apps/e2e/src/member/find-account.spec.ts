import { addPerson, PASSWORD } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { codeSentTo, proveOneself, type Somebody, writeNewPassword } from '../steps/account.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt, press, pressOn } from '../steps/prompts.ts'
import { fillLogin, logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const YOUNGJA: Somebody = { name: '김영자', birth: '19600312', phone: '01023456781' }
const MINSU: Somebody = { name: '박민수', birth: '19580704', phone: '01023456790' }
const UNSEEN: Somebody = { name: '조미증', birth: '19640202', phone: '01044445555' }
const SLEEPER: Somebody = { name: '강휴면', birth: '19620101', phone: '01044443333' }

const journey = useEnvironment(async ({ db }) => {
  await addPerson(db, { userId: 'youngja60', ...YOUNGJA })
  await addPerson(db, { userId: 'minsu1958', ...MINSU })
  await addPerson(db, { userId: 'dormant01', ...SLEEPER, dormantAt: new Date() })
  await addPerson(db, { userId: 'unseen1964', ...UNSEEN, verifiedAt: null })
})

async function askForCode(page: Page, { name, birth, phone }: Somebody): Promise<void> {
  await page.goto('/user/find/id')
  await page.getByLabel('이름').fill(name)
  await page.locator('[autocomplete=bday-year]').fill(birth.slice(0, 4))
  await page.locator('[autocomplete=bday-month]').selectOption(birth.slice(4, 6))
  await page.locator('[autocomplete=bday-day]').selectOption(birth.slice(6))
  await page.getByLabel('휴대전화', { exact: true }).fill(phone)
  await press(page, '인증번호 받기')
  await page.getByLabel('인증번호', { exact: true }).waitFor()
}

it('finds an id by text message and continues to the password', async () => {
  const page = await journey.phone()
  await askForCode(page, YOUNGJA)
  await page.getByLabel('인증번호', { exact: true }).fill('000000')
  await press(page, '아이디 찾기')
  await page.getByText('남은 횟수 4번').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await page
    .getByLabel('인증번호', { exact: true })
    .fill(await codeSentTo(journey.environment, YOUNGJA.phone))
  await press(page, '아이디 찾기')
  const result = page.getByRole('dialog', { name: '아이디를 찾았습니다' })
  await result.getByText('youngja60').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await result.getByRole('button', { name: '비밀번호 찾기' }).click()
  await page.waitForURL((url) => url.pathname === '/user/find/pw' && url.hash === '')
})

it('rejects an unknown person and requires a new code for another attempt', async () => {
  const page = await journey.admin()
  await askForCode(page, { ...YOUNGJA, name: '김영숙' })
  await page
    .getByLabel('인증번호', { exact: true })
    .fill(await codeSentTo(journey.environment, YOUNGJA.phone))
  await press(page, '아이디 찾기')
  await page.getByText('일치하는 회원 정보를 찾을 수 없습니다.').waitFor()
  await page.getByRole('button', { name: '인증번호 받기' }).waitFor()
  expect(await page.getByLabel('인증번호', { exact: true }).count()).toBe(0)
})

it('finds a dormant id by verification and leads its owner to the release', async () => {
  const page = await journey.phone()
  await page.goto('/user/find/id')
  await page.getByText('PASS·인증서로 찾기').click()
  await proveOneself(page, 'phone', SLEEPER)
  const result = page.getByRole('dialog', { name: '아이디를 찾았습니다' })
  await result.getByText('dormant01').waitFor()
  await result.getByRole('button', { name: '휴면 해제하기' }).click()
  await page.waitForURL((url) => url.pathname === '/user/change/inactive')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('releases a dormant account from its login and then accepts the login', async () => {
  const page = await journey.admin()
  await page.goto('/sign/in')
  await fillLogin(page, 'dormant01')
  await answerPrompt(page, '휴면 상태의 계정입니다.', '휴면 해제하기')
  await page.waitForURL((url) => url.pathname === '/user/change/inactive')
  await proveOneself(page, 'admin', YOUNGJA)
  await page.getByText('휴면 상태가 아닌 계정입니다.').waitFor()

  await page.getByRole('button', { name: '본인확인 다시 하기' }).waitFor()
  await page.reload()
  await proveOneself(page, 'admin', SLEEPER)
  await page.getByRole('heading', { name: '휴면을 해제했습니다' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await logIn(page, 'dormant01')
})

it('verifies an unverified account at its login only for the owner', async () => {
  const page = await journey.phone()
  await page.goto('/sign/in')
  await fillLogin(page, 'unseen1964')
  await answerPrompt(page, '협회에서 본인인증을 진행해주시길 바랍니다.', '본인확인 하기')
  await page.waitForURL((url) => url.pathname === '/user/verify')
  await proveOneself(page, 'phone', YOUNGJA)
  await page.getByText('가입하신 본인과 다른 분의 본인확인입니다.').waitFor()

  await page.getByRole('button', { name: '본인확인 다시 하기' }).waitFor()
  await page.reload()
  await proveOneself(page, 'phone', UNSEEN)
  await page.getByRole('heading', { name: '본인확인을 마쳤습니다' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await logIn(page, 'unseen1964')
})

it('corrects a mistyped id without a second verification and accepts the new password', async () => {
  const page = await journey.phone()
  await page.goto('/user/find/pw')
  await page.getByLabel('아이디', { exact: true }).fill('minsu195')
  await proveOneself(page, 'phone', MINSU)
  await page.getByText('일치하는 회원 정보를 찾을 수 없습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await page.getByLabel('아이디', { exact: true }).fill('minsu1958')
  await press(page, '다음: 새 비밀번호')
  await writeNewPassword(page, '새 비밀번호', PASSWORD)
  await press(page, '비밀번호 바꾸기')
  await page.getByText('지금 쓰시는 비밀번호와 같습니다.').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await writeNewPassword(page, '새 비밀번호', 'Dolsot!75')
  await press(page, '비밀번호 바꾸기')
  await page.getByRole('heading', { name: '비밀번호를 바꿨습니다' }).waitFor()
  await page.goto('/sign/in')
  await fillLogin(page, 'minsu1958')
  await page.getByText('비밀번호가 올바르지 않습니다.').waitFor()
  await page.getByRole('main').getByLabel('비밀번호', { exact: true }).fill('Dolsot!75')
  await pressOn(page.getByRole('main').getByRole('button', { name: '로그인', exact: true }))
  await page.waitForURL((url) => url.pathname === '/main')
  expect(new URL(page.url()).search).toBe('')
})
