import type { ApplicationNo, CourseNo, EnrolmentNo } from '@hygiene/domain/record-numbers'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { studyDeadline } from '@hygiene/domain/education/study/study-deadline'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let courseNo: CourseNo
let learner: EnrolmentNo
let buyer: ApplicationNo
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE, FOOD_LAW])
  courseNo = course.code.courseNo
  const studying = await addPerson(db, { userId: 'sunhee61', name: '이순희' })
  const { enrolmentNo } = await addEnrolment(db, studying, course, {
    status: 'studying',
    watchedSeconds: [12],
  })
  learner = enrolmentNo
  const unpaid = await addPerson(db, { userId: 'youngja60', name: '김영자' })
  const licence = { status: 'applied', licenceNo: '20190054321' } as const
  buyer = (await addEnrolment(db, unpaid, course, licence)).applicationNo
})

/** Scales the test to a share of the time left until the deadline, because the environment uses the real clock. */
async function needShareOfTheTimeLeft(share: number): Promise<void> {
  const now = new Date()
  const minutesLeft = (studyDeadline(seoulYear(now)).getTime() - now.getTime()) / 60_000
  const data = { testMinutes: Math.floor(minutesLeft * share), closesPaymentEarly: true }
  await journey.environment.db.course.update({ where: { courseNo }, data })
}

it('shows a learner the latest start on home and in the study room', async () => {
  await needShareOfTheTimeLeft(0.7)
  const page = await journey.phone()
  await logIn(page, 'sunhee61')
  const guard = page.getByRole('region', { name: /^늦어도 \d+월 \d+일 \d\d:\d0에 시작하셔야 합니다/ })
  await guard.waitFor()
  await page.getByRole('heading', { name: /더 필요합니다$/ }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.goto(`/edu/study/room?onlineEduNo=${learner}`)
  await guard.waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('refuses a payment when the rest of the year is too short and explains the reason', async () => {
  await needShareOfTheTimeLeft(1.1)
  const page = await journey.phone()
  await logIn(page, 'youngja60', `/edu/online/payment?applyEduNo=${buyer}`)
  await page
    .getByRole('region', { name: '올해 안에 마치실 수 없습니다' })
    .getByText('결제를 받지 않습니다')
    .waitFor()
  expect(await inspectScreen(page)).toEqual([])
  expect(await page.getByRole('button', { name: /결제하기$/ }).count()).toBe(0)
  await page.getByRole('link', { name: '신청 내역으로' }).click()
  await page.waitForURL((url) => url.pathname === '/edu/online/list')
  expect(await journey.environment.db.payment.count({ where: { applicationNo: buyer } })).toBe(0)
})
