import { addEnrolment, addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { press } from '../steps/prompts.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const unpaid = await addPerson(db, { userId: 'unpaid1', name: '김영자' })
  await addEnrolment(db, unpaid, course, { status: 'applied', appliedAt: new Date() })
  const paid = await addPerson(db, { userId: 'paid1', name: '이순희' })
  await addEnrolment(db, paid, course, { status: 'paid', appliedAt: new Date() })
})

const recordOf = (userId: string) =>
  journey.environment.db.onlineEnrolment.findFirstOrThrow({ where: { member: { userId } } })

async function openText(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /신청 정보$/ })
    .click()
  await page.getByRole('heading', { level: 1, name: '신청 정보' }).waitFor()
  await page.getByLabel('업소명').waitFor()
}

it('changes an unpaid application under its own number without a cancellation', async () => {
  const page = await journey.phone()
  await logIn(page, 'unpaid1', '/edu/online/list')
  const before = await recordOf('unpaid1')
  await openText(page)
  await page.getByLabel('영업신고번호').fill('2021-0777-001')
  await page.getByLabel('업소명').fill('새마음 식당')
  expect(await inspectScreen(page)).toEqual([])
  await press(page, '신청 변경하기')
  await page.getByText('개인정보 수집·이용에 동의해주세요.').first().waitFor()
  await page.getByLabel(/개인정보 수집·이용에 동의합니다/).check()
  await press(page, '신청 변경하기')
  await page
    .getByText(/새마음 식당/)
    .first()
    .waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /결제하기/ })
    .waitFor()
  const { enrolmentNo, applicationNo, appliedAt } = before
  expect(await recordOf('unpaid1')).toMatchObject({
    enrolmentNo,
    applicationNo,
    appliedAt,
    licenceNo: '2021-0777-001',
    status: 'applied',
  })
})

it('opens and corrects a paid application from the study room and the payments', async () => {
  const page = await journey.admin()
  await logIn(page, 'paid1', '/edu/payment/list')
  await page
    .getByRole('main')
    .getByRole('link', { name: /신청 정보$/ })
    .waitFor()
  await page.goto('/edu/study/list')
  await openText(page)
  expect(await page.getByLabel('영업신고번호').count()).toBe(0)
  await page.getByLabel('업소명').fill('순희네 국밥')
  expect(await inspectScreen(page)).toEqual([])
  await press(page, '고친 내용 저장하기')
  await page
    .getByText(/순희네 국밥/)
    .first()
    .waitFor()
  expect((await recordOf('paid1')).businessName).toBe('순희네 국밥')
})
