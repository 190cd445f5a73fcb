import { addEnrolment, addIdentityCheck, addPerson } from '@hygiene/testing'
import { expect, it } from 'vitest'
import { takeTest } from '../steps/examine.ts'
import { MOST_SHIFT, noteShifts, shiftsOf, sumOf } from '../steps/layout-shift.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { press } from '../steps/prompts.ts'
import { player } from '../steps/study.ts'
import { ADMIN, PHONE } from '../environment/browser.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let path: string
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const person = await addPerson(db, { userId: 'insuk1962', name: '최인숙' })
  const enrolment = await addEnrolment(db, person, course, { status: 'surveyed' })
  await addIdentityCheck(db, enrolment, new Date())
  path = `/edu/study/exam?onlineEduNo=${enrolment.enrolmentNo}`
})

it('leads from a failed test on a phone to the missed lecture and back to a new paper', async () => {
  const page = await journey.phone()
  await logIn(page, 'insuk1962', path)
  await page.getByRole('heading', { name: '문제 1 / 5' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await press(page, '나중에 풀기')
  await press(page, '이전 문제')
  await takeTest(page, journey.environment.db, false)

  await page.getByRole('heading', { name: '3문제를 더 맞히면 합격입니다' }).waitFor()
  await page.getByText('5문제 틀림').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('link', { name: /^이 강의 다시 듣기/ }).click()
  await player(page).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '3문제를 더 맞히면 합격입니다' }).waitFor()

  await press(page, '다시 평가받기')
  await page.getByRole('heading', { name: '문제 1 / 5' }).waitFor()
  expect(await journey.environment.db.examAttempt.count()).toBe(2)
})

it.each([
  ['phone', PHONE],
  ['admin', ADMIN],
])('moves nothing visible while the test loads on a %s', async (_where, device) => {
  const page = await (await journey.device(device)).newPage()
  await logIn(page, 'insuk1962')
  await noteShifts(page)
  const shifts = await shiftsOf(page, { userId: 'insuk1962', address: path, arrived: '문제 1' })
  expect({ sum: sumOf(shifts), shifts }).toMatchObject({ sum: expect.toSatisfy((sum) => sum <= MOST_SHIFT) })
})
