import { addOldRecord, addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { proveOneself, type Somebody, writeNewPassword } from '../steps/account.ts'
import { beginProof } from '../steps/begin-proof.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const NEW_PASSWORD = 'Dolsot!75'
const BOKHI: Somebody = { name: '최복희', birth: '19610515', phone: '01077770001' }
const GYEONGJA: Somebody = { name: '문경자', birth: '19590808', phone: '01077770003' }
const SUNJA: Somebody = { name: '배순자', birth: '19580202', phone: '01077770002' }

const journey = useEnvironment(async ({ db }) => {
  await addPerson(db, { userId: 'youngja60' })
  await addPerson(db, { userId: 'sunja1958', ...SUNJA })
  await addOldRecord(db, BOKHI, {
    outnumber: '2018-1187',
    businessName: '복희네 밥상',
    endedOn: '2018-10-02',
  })
})

async function agree(page: Page, boxes: string[]): Promise<void> {
  for (const name of boxes) await page.getByRole('checkbox', { name }).check()
  await press(page, '다음: 본인확인')
  await page.getByRole('heading', { name: '본인확인을 해주세요' }).waitFor()
}

const MUST = ['이용약관에 동의합니다', '개인정보 수집·이용에 동의합니다']

it('a new operator joins on a phone, keeps the form over a reload and continues logged in', async () => {
  const page = await journey.phone()
  await page.goto('/sign/up?rUrl=%2Fedu%2Fcompleted')
  await press(page, '다음: 본인확인')
  await page.getByText('다시 확인하실 항목이 2개 있습니다.').waitFor()
  await agree(page, MUST)
  expect(await inspectScreen(page)).toEqual([])

  await proveOneself(page, 'phone', BOKHI)
  await page.getByRole('heading', { name: '본인확인을 마쳤습니다' }).waitFor()
  expect(new URL(page.url()).search).toBe('?rUrl=%2Fedu%2Fcompleted&step=2')
  await press(page, '다음: 아이디·비밀번호')

  await page.getByLabel('아이디', { exact: true }).fill('youngja60')
  await press(page, '중복 확인')
  await page.getByText('이미 사용 중인 아이디입니다.').first().waitFor()
  await page.getByLabel('아이디', { exact: true }).fill('bokhi61')
  await press(page, '중복 확인')
  await page.getByText('bokhi61: 사용하실 수 있는 아이디입니다.').waitFor()
  await page.getByLabel('이메일').fill('bokhi@example.com')
  await writeNewPassword(page, '비밀번호', 'abc123')
  await press(page, '가입하기')
  await page.getByText('비밀번호는 영문, 숫자, 특수문자를 모두 사용해주세요.').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await writeNewPassword(page, '비밀번호', 'Bokhi61!kim')
  await press(page, '가입하기')
  await page.getByText('아이디, 휴대전화 번호, 생년월일이 들어 있는').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await page.reload()
  await page.getByText('010-7777-0001').waitFor()
  expect(await page.getByLabel('아이디', { exact: true }).inputValue()).toBe('bokhi61')
  expect(await page.getByLabel('비밀번호', { exact: true }).inputValue()).toBe('')
  await writeNewPassword(page, '비밀번호', NEW_PASSWORD)
  await press(page, '가입하기')
  await page.getByText('가입을 마쳤습니다. 최복희 님, 환영합니다.').waitFor()
  await page.waitForURL((url) => url.pathname === '/edu/completed')
  await page.getByText('복희네 밥상').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  const { db } = journey.environment
  const member = await db.member.findUniqueOrThrow({ where: { userId: 'bokhi61' } })
  expect(member).toMatchObject({ ...BOKHI, email: 'bokhi@example.com', marketingAgreedAt: null })
})

it('leads a person with an account to the id before any form', async () => {
  const page = await journey.admin()
  await page.goto('/sign/up')
  await agree(page, ['전체 동의'])
  await proveOneself(page, 'admin', SUNJA)
  await page.getByRole('heading', { name: '이미 가입하셨습니다' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  expect(await page.getByRole('button', { name: '다음: 아이디·비밀번호' }).count()).toBe(0)
  await page.getByRole('link', { name: '아이디 찾기' }).first().click()
  await page.waitForURL((url) => url.pathname === '/user/find/id')
})

it('reports at the end of the later of two sign-ups the existing account and leads to the id', async () => {
  const page = await journey.admin()
  await page.goto('/sign/up')
  await agree(page, ['전체 동의'])
  await proveOneself(page, 'admin', GYEONGJA)
  await press(page, '다음: 아이디·비밀번호')
  await addPerson(journey.environment.db, { userId: 'gyeongja59', ...GYEONGJA })
  await page.getByLabel('아이디', { exact: true }).fill('gyeong2026')
  await writeNewPassword(page, '비밀번호', NEW_PASSWORD)
  await press(page, '가입하기')
  await answerPrompt(page, '이미 가입하신 분입니다.', '아이디 찾기')
  await page.waitForURL((url) => url.pathname === '/user/find/id')
  expect(await journey.environment.db.member.count({ where: { userId: 'gyeong2026' } })).toBe(0)
})

it.each([
  ['신용카드', 1, { name: '한카드', birth: '19660606', phone: '01077770004' }],
  ['아이핀(i-PIN)', 3, { name: '한아핀', birth: '19670707', phone: '01077770005' }],
  ['간편인증서', 4, { name: '한인증', birth: '19680808', phone: '01077770006' }],
] as const)('verifies a new member by %s and records the method', async (radio, method, who) => {
  const page = await journey.phone()
  await page.goto('/sign/up')
  await agree(page, MUST)
  await page.getByRole('radio', { name: radio }).check()
  expect(await inspectScreen(page)).toEqual([])
  await proveOneself(page, 'phone', who, radio)
  await page.getByRole('heading', { name: '본인확인을 마쳤습니다' }).waitFor()
  const proof = await journey.environment.db.identityProof.findFirstOrThrow({ where: { phone: who.phone } })
  expect([proof.method, proof.name]).toEqual([method, who.name])
})

it('refuses a child immediately before any form', async () => {
  const page = await journey.admin()
  await page.goto('/sign/up')
  await agree(page, MUST)
  await proveOneself(page, 'admin', { ...SUNJA, birth: `${new Date().getFullYear() - 10}0101` })
  await page.getByText('만 14세 미만은 가입할 수 없습니다.').first().waitFor()
  expect(await page.getByRole('button', { name: '다음: 아이디·비밀번호' }).count()).toBe(0)
})

it('reports a closed provider window and allows another attempt', async () => {
  const page = await journey.admin()
  await page.goto('/sign/up')
  await agree(page, MUST)
  await beginProof(page)
  const provider = page.frameLocator('iframe[title="본인인증창"]')
  await provider.getByRole('button', { name: '창 닫기(취소)' }).click()
  await page.getByText('본인확인을 그만두셨습니다.').waitFor()
  await page.getByRole('button', { name: '본인확인 다시 하기' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('closes only the provider’s window on Back and allows another opening', async () => {
  const page = await journey.admin()
  await page.goto('/sign/up')
  await agree(page, MUST)
  await beginProof(page)
  const provider = page.locator('iframe[title="본인인증창"]')
  await provider.contentFrame().getByRole('heading', { name: '휴대폰' }).waitFor()
  await page.evaluate(() => history.back())
  await provider.waitFor({ state: 'detached' })
  await page.getByText('본인확인을 그만두셨습니다.').waitFor()
  await page.getByRole('heading', { name: '본인확인을 해주세요' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?step=2')

  await press(page, '본인확인 다시 하기')
  await provider.contentFrame().getByRole('button', { name: '창 닫기(취소)' }).click()
  await provider.waitFor({ state: 'detached' })
})

it('opens sign-up in a new tab with a label and the return address', async () => {
  const page = await journey.admin()
  await page.goto('/sign/in?rUrl=%2Fedu%2Fonline')
  const opening = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: '회원가입 (새 창)' }).click()
  const opened = await opening
  await opened.getByRole('heading', { name: '약관에 동의해주세요' }).waitFor()
  const { pathname, searchParams } = new URL(opened.url())
  expect([pathname, searchParams.get('rUrl')]).toEqual(['/sign/up', '/edu/online'])
})
