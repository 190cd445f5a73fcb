import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import {
  addCourse,
  addEnrolment,
  addExamQuestions,
  addIdentityCheck,
  addPerson,
  type TaughtCourse,
} from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://edu.example.or.kr', LOG_LEVEL: 'silent' })
  course = await addCourse(api.database.db, { questionCount: 1 })
  await addExamQuestions(api.database.db, 1)
})
afterAll(() => api.stop())

let people = 0
async function candidate() {
  people += 1
  const person = await addPerson(api.database.db, { userId: `finisher${people}` })
  const enrolment = await addEnrolment(api.database.db, person, course, { status: 'surveyed' })
  await addIdentityCheck(api.database.db, enrolment, api.clock.now())
  const client = await api.logIn(person.userId)
  const { enrolmentNo } = enrolment
  const { attemptNo, questions } = (await client.call(openAttempt, { enrolmentNo })).entity
  const right = questions[0]?.choices.indexOf('첫째 보기 1') ?? -1
  const answers = [{ questionNo: questions[0]?.questionNo ?? 0, chosen: right }]
  return { enrolmentNo, submit: () => client.call(submitExam, { enrolmentNo, attemptNo, answers }) }
}
const lastNumber = async (): Promise<number> => {
  const counter = await api.database.db.certificateCounter.findUnique({
    where: { year_salesType: { year: 2026, salesType: 2 } },
  })
  return counter?.lastNumber ?? 0
}

describe('completion', () => {
  it('issues number, frozen fields and drawing of the certificate in one step', async () => {
    const { enrolmentNo, submit } = await candidate()
    const { entity } = await submit()
    expect(entity).toMatchObject({ passed: true, score: 100, status: 'completed' })
    expect(entity.certificateNumber).toMatch(/^2026-02-\d{7}$/)

    const certificate = await api.database.db.certificate.findUniqueOrThrow({ where: { enrolmentNo } })
    expect(certificate.verificationNumber).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(certificate.frozen).toMatchObject({
      number: entity.certificateNumber,
      verifyUrl: `https://edu.example.or.kr/verify/${certificate.verificationNumber}`,
      completedOn: '2026-11-21',
      hours: 3,
    })
    const job = await api.database.db.outbox.findFirstOrThrow({
      where: { kind: 'issue-certificate' },
      orderBy: { outboxNo: 'desc' },
    })
    expect(job).toMatchObject({
      kind: 'issue-certificate',
      payload: { certificateNo: certificate.certificateNo },
    })
    const enrolment = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    expect(enrolment).toMatchObject({ status: 'completed', completedAt: api.clock.now() })
  })

  it('takes exactly one number for one enrolment handed in fifty times concurrently', async () => {
    const before = await lastNumber()
    const { enrolmentNo, submit } = await candidate()
    const answers = await Promise.all(Array.from({ length: 50 }, submit))
    expect(new Set(answers.map(({ entity }) => entity.certificateNumber)).size).toBe(1)
    expect(answers.every(({ entity }) => entity.passed && entity.status === 'completed')).toBe(true)
    expect(await api.database.db.certificate.count({ where: { enrolmentNo } })).toBe(1)
    expect(await lastNumber()).toBe(before + 1)
  })

  it('gives fifty people fifty numbers without a gap under concurrent completion', async () => {
    const before = await lastNumber()
    const candidates = []
    for (let index = 0; index < 50; index += 1) candidates.push(await candidate())
    const answers = await Promise.all(candidates.map(({ submit }) => submit()))
    const serials = answers.map(({ entity }) => Number(entity.certificateNumber?.slice(-7)))
    expect(serials.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, index) => before + index + 1),
    )
  })

  it('leaves nothing behind when the last step of a completion fails', async () => {
    const before = await lastNumber()
    const { enrolmentNo, submit } = await candidate()
    await api.database.pool.query('ALTER TABLE "Outbox" ADD CONSTRAINT "full" CHECK (false) NOT VALID')
    const broken = await submit()
    await api.database.pool.query('ALTER TABLE "Outbox" DROP CONSTRAINT "full"')
    expect(broken.status).toBe(500)
    expect(await lastNumber()).toBe(before)
    const enrolment = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    expect(enrolment.status).toBe('surveyed')
    expect((await submit()).entity.certificateNumber).not.toBeNull()
  })
})

async function completeTwice(enrolmentNo: EnrolmentNo, lock: '' | 'FOR UPDATE'): Promise<number> {
  const [one, other] = await Promise.all([api.database.pool.connect(), api.database.pool.connect()])
  const view = `SELECT "status" FROM "OnlineEnrolment" WHERE "enrolmentNo" = $1 ${lock}`
  const take = `UPDATE "CertificateCounter" SET "lastNumber" = "lastNumber" + 1 WHERE "year" = 2026 AND "salesType" = 2`
  const finish = `UPDATE "OnlineEnrolment" SET "status" = 'completed', "completedAt" = now() WHERE "enrolmentNo" = $1`
  let taken = 0
  async function complete(client: typeof one, status: string): Promise<void> {
    if (status === 'surveyed') {
      await client.query(take)
      await client.query(finish, [enrolmentNo])
      taken += 1
    }
    await client.query('COMMIT')
  }
  await Promise.all([one.query('BEGIN'), other.query('BEGIN')])
  const first = await one.query<{ status: string }>(view, [enrolmentNo])
  const second = other.query<{ status: string }>(view, [enrolmentNo])
  if (lock === '') await second
  await complete(one, first.rows[0]?.status ?? '')
  await complete(other, (await second).rows[0]?.status ?? '')
  one.release()
  other.release()
  return taken
}

describe('the lock on the enrolment', () => {
  it('prevents a second number', async () => {
    const [unlocked, locked] = [await candidate(), await candidate()]
    expect(await completeTwice(unlocked.enrolmentNo, '')).toBe(2)
    expect(await completeTwice(locked.enrolmentNo, 'FOR UPDATE')).toBe(1)
  })
})
