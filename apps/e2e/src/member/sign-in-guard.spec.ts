import { addEnrolment, addPerson } from '@hygiene/testing'
import { expect, it } from 'vitest'
import { agreeToPay, goToApplicant, goToConfirmation, writePlace } from '../steps/apply.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { fillLogin, logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  await addPerson(db, { userId: 'youngja60', name: '김영자' })
  const studying = await addPerson(db, { userId: 'sunhee61', name: '이순희' })
  await addEnrolment(db, studying, course, { status: 'paid' })
})

const LOGIN_REQUIRED = '로그인이 필요한 서비스입니다.'

it.each(['/edu/online/apply', '/edu/study/list', '/edu/payment/list', '/edu/completed'])(
  'requires a login to open %s and returns there afterwards',
  async (address) => {
    const page = await journey.phone()
    await page.goto(address)
    await answerPrompt(page, LOGIN_REQUIRED)
    await page.waitForURL((url) => url.pathname === '/sign/in' && url.searchParams.get('rUrl') === address)

    await fillLogin(page, 'sunhee61')
    await page.waitForURL((url) => url.pathname === address)
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1)
  },
)

it('leads from the address in a text message through the login to the study room', async () => {
  const page = await journey.phone()
  await page.goto('/m')
  await answerPrompt(page, LOGIN_REQUIRED)
  await fillLogin(page, 'sunhee61')
  await page.waitForURL((url) => url.pathname === '/edu/study/list')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('나의 학습실')
})

it('requires a login to open the player and leaves the player', async () => {
  const page = await journey.phone()
  await page.goto('/edu/video?onlineClassNo=1&onlineEduNo=1')
  await answerPrompt(page, LOGIN_REQUIRED)
  await page.waitForURL((url) => url.pathname === '/sign/in')
  expect(await page.locator('video').count()).toBe(0)
})

it('does not follow an address of another site after login', async () => {
  const page = await journey.admin()
  await page.goto(`/sign/in?rUrl=${encodeURIComponent('https://example.org/')}`)
  await fillLogin(page, 'youngja60')
  await page.waitForURL((url) => url.pathname === '/main')
  expect(new URL(page.url()).origin).toBe(journey.environment.url)
})

it('shows a wrong password at its field and keeps the focus there', async () => {
  const page = await journey.phone()
  await page.goto('/sign/in')
  const main = page.getByRole('main')
  await main.getByLabel('아이디', { exact: true }).fill('youngja60')
  await main.getByLabel('비밀번호', { exact: true }).fill('Wrong!2026')
  await main.getByRole('button', { name: '로그인', exact: true }).click()

  const field = main.getByLabel('비밀번호', { exact: true })
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('keeps everything written when the login ends during an application', async () => {
  const page = await journey.phone()
  await logIn(page, 'youngja60', '/edu/online/apply?industryType=1')
  await writePlace(page, { businessName: '영자네 밥상', licenceNo: '20190012345', representative: '김영자' })
  await goToApplicant(page)
  await goToConfirmation(page)

  const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000)
  await journey.environment.db.login.updateMany({
    data: { loggedInAt: threeHoursAgo, extendedAt: threeHoursAgo },
  })
  await agreeToPay(page, '카드')
  await press(page, '신청하고 36,000원 결제하기')
  await answerPrompt(page, '로그인 시간이 만료되어 재 로그인이 필요합니다.')
  await page.waitForURL((url) => url.pathname === '/main')

  await logIn(page, 'youngja60', '/edu/online/apply?industryType=1')
  await expect.poll(() => page.getByLabel('업소명').inputValue()).toBe('영자네 밥상')
  expect(await page.getByLabel('영업신고번호', { exact: true }).inputValue()).toBe('20190012345')
})
