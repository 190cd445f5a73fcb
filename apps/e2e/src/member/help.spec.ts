import { addLicence, addPerson, textedHelpToken } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { agreeToPay, findLicence, goToApplicant, goToConfirmation } from '../steps/apply.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { payInThisTab, seeResult } from '../steps/pay.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const MOTHER = { userId: 'mija58', name: '한미자', phone: '01045451212' }
const CHILD = { userId: 'jihun85', name: '박지훈', phone: '01045456793' }
const PLACE = { businessName: '솔밭분식', licenceNo: '20190077777', representative: MOTHER.name }
const SECRET = 'development-offer-secret-not-for-production'

const journey = useEnvironment(async ({ db }) => {
  await addYearlyCourse(db, [SAMPLE])
  await addPerson(db, MOTHER)
  await addPerson(db, CHILD)
  const { licenceNo, businessName, representative: representativeName } = PLACE
  await addLicence(db, { licenceNo, businessName, representativeName })
})

const bar = (page: Page) => page.getByRole('region', { name: '돕는 중' })

/** Builds the link from the request itself: at night its text message waits for the morning. */
async function consentLink(): Promise<string> {
  const { db } = journey.environment
  const { memberNo } = await db.member.findUniqueOrThrow({ where: { userId: MOTHER.userId } })
  return `/h#${await textedHelpToken(db, memberNo, SECRET)}`
}

async function askTheMother(page: Page): Promise<void> {
  await logIn(page, CHILD.userId, '/user/page/help')
  await page.getByLabel('도와드릴 분의 이름').fill(MOTHER.name)
  await page.getByLabel('그분의 휴대전화 번호').fill('010-4545-1212')
  await page.getByLabel('나는 그분의').selectOption({ label: '자녀' })
  await press(page, '동의를 묻는 문자 보내기')
  await page.getByText('적으신 이름과 번호로 가입하신 분이 있으면').waitFor()
  await page.getByText('까지 답을 기다립니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
}

async function agree(page: Page): Promise<void> {
  await page.goto(await consentLink())
  await page.getByText('박지훈 님이 도와드려도 될까요?').waitFor()
  await page.getByText('자녀라고 하셨습니다 · 010-****-6793').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await press(page, '동의합니다')
  await page.getByText('동의하셨습니다.').waitFor()
}

async function applyAndPay(page: Page): Promise<void> {
  await page.goto('/user/page/help')
  await press(page, '돕기 시작')
  await bar(page).getByText('한미자 님을 돕는 중').waitFor()
  await page.getByRole('heading', { name: '한미자 님, 안녕하세요' }).waitFor()
  await page.getByText('강의와 평가는 한미자 님만').waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await page.goto('/edu/online/apply?industryType=1')
  await findLicence(page, PLACE)
  await goToApplicant(page)
  await goToConfirmation(page)
  await agreeToPay(page, '카드')
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  await bar(page).waitFor()
}

it('a child applies and pays for a mother who agreed by link until she ends the help', async () => {
  const child = await journey.phone()
  await askTheMother(child)
  const mother = await journey.phone()
  await agree(mother)
  await applyAndPay(child)

  const { db } = journey.environment
  const enrolment = await db.onlineEnrolment.findFirstOrThrow({
    where: { member: { userId: MOTHER.userId } },
  })
  expect(enrolment).toMatchObject({ status: 'paid', userName: MOTHER.name, businessName: PLACE.businessName })
  expect(await db.onlineEnrolment.count({ where: { member: { userId: CHILD.userId } } })).toBe(0)

  await child.goto('/edu/study/list')
  await child.getByText('이 일은 본인만 하실 수 있습니다.').first().waitFor()
  await child.goto('/main')
  await child.getByText('한미자 님만 하실 수 있습니다.').waitFor()

  await logIn(mother, MOTHER.userId, '/user/page/help')
  await mother.getByText('도와드린 일 보기').click()
  for (const action of ['교육 신청', '결제 시작', '결제 확인'])
    await mother.getByRole('listitem').filter({ hasText: action }).waitFor()
  expect(await mother.getByRole('listitem').filter({ hasText: PLACE.businessName }).count()).toBe(3)
  expect(await inspectScreen(mother)).toEqual([])
  await press(mother, '도움 끝내기')
  await answerPrompt(mother, '박지훈 님의 도움을 끝내시겠습니까?', '도움 끝내기')
  await mother.getByText('끝났습니다.').waitFor()

  await child.goto('/edu/online/list')
  await answerPrompt(child, '돕기가 끝났거나 동의가 없습니다.')
  await child.getByRole('heading', { name: '박지훈 님, 안녕하세요' }).waitFor()
  expect(await bar(child).count()).toBe(0)
})
