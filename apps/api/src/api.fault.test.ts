import { once } from 'node:events'
import { login } from '@hygiene/contracts/member/login/login'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import {
  addCourse,
  addEnrolment,
  addExamQuestions,
  addIdentityCheck,
  addPerson,
  contractClient,
  type TaughtCourse,
  PASSWORD,
} from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spawnApi } from './testing/spawn-api.ts'
import { startTestApi, type TestApi } from './testing/start-test-api.ts'

const CANDIDATES = 24

let api: TestApi
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  course = await addCourse(api.database.db, { questionCount: 1, year: seoulYear(new Date()) })
  await addExamQuestions(api.database.db, 1)
})
afterAll(() => api.stop())

async function candidate(serial: number, origin: string) {
  const { db } = api.database
  const person = await addPerson(db, { userId: `cut${serial}` })
  const enrolment = await addEnrolment(db, person, course, { status: 'surveyed', appliedAt: new Date() })
  await addIdentityCheck(db, enrolment, new Date())
  const { enrolmentNo } = enrolment
  const stranger = contractClient(origin)
  const sent = { userId: person.userId, userPw: PASSWORD, applicationId: 'edu' } as const
  const client = stranger.as((await stranger.call(login, sent)).entity.accessToken)
  const { attemptNo, questions } = (await client.call(openAttempt, { enrolmentNo })).entity
  const chosen = questions[0]?.choices.indexOf('첫째 보기 1') ?? -1
  const answers = [{ questionNo: questions[0]?.questionNo ?? 0, chosen }]
  return () => client.call(submitExam, { enrolmentNo, attemptNo, answers })
}

it('leaves each completion whole or not begun when the API is killed', async () => {
  const { child, origin } = await spawnApi(api.config.DATABASE_URL)
  const submits = []
  for (let serial = 0; serial < CANDIDATES; serial += 1) submits.push(await candidate(serial, origin))

  const answers = Promise.allSettled(submits.map((submit) => submit()))
  await new Promise((resolve) => setTimeout(resolve, 60))
  child.kill('SIGKILL')
  await once(child, 'exit')
  const answered = (await answers).filter(({ status }) => status === 'fulfilled').length
  // Waits until the server has ended the transactions of the dead process.
  await new Promise((resolve) => setTimeout(resolve, 500))

  const { db } = api.database
  const completed = await db.onlineEnrolment.count({ where: { status: 'completed' } })
  const counter = await db.certificateCounter.findFirst()
  expect(completed).toBeGreaterThanOrEqual(answered)
  expect(await db.certificate.count()).toBe(completed)
  expect(await db.outbox.count({ where: { kind: 'issue-certificate' } })).toBe(completed)
  expect(await db.message.count({ where: { kind: 'completed' } })).toBe(completed)
  expect(await db.examAttempt.count({ where: { isPassed: true } })).toBe(completed)
  expect(counter?.lastNumber ?? 0).toBe(completed)
})
