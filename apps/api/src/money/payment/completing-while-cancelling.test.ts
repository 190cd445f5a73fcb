import { randomUUID } from 'node:crypto'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import { correctApplicant } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { finishStudy } from '@hygiene/contracts/education/enrolment/finish-study'
import { markPrinted } from '@hygiene/contracts/education/enrolment/mark-printed'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import type { Payment } from '@hygiene/db/generated/client'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
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
let people = 0

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  course = await addCourse(api.database.db, { questionCount: 1 })
  await addExamQuestions(api.database.db, 1)
})
afterAll(() => api.stop())

async function candidate() {
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `torn${people}` })
  const enrolment = await addEnrolment(db, person, course, { status: 'surveyed' })
  await addIdentityCheck(db, enrolment, api.clock.now())
  const payment = await db.payment.findFirstOrThrow({ where: { applicationNo: enrolment.applicationNo } })
  const client = await api.logIn(person.userId)
  const { enrolmentNo } = enrolment
  const { attemptNo, questions } = (await client.call(openAttempt, { enrolmentNo })).entity
  const chosen = questions[0]?.choices.indexOf('첫째 보기 1') ?? -1
  const answers = [{ questionNo: questions[0]?.questionNo ?? 0, chosen }]
  return {
    client,
    enrolmentNo,
    payment,
    submit: () => client.call(submitExam, { enrolmentNo, attemptNo, answers }),
    cancel: () => client.call(cancelPayment, { paymentNo: payment.paymentNo, reason: '취소' }),
  }
}

async function outcome({ enrolmentNo, payment }: { enrolmentNo: EnrolmentNo; payment: Payment }) {
  const { db } = api.database
  const { status } = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  const certificates = await db.certificate.count({ where: { enrolmentNo } })
  const refunds = await db.refund.count({ where: { paymentNo: payment.paymentNo } })
  return `${status}, certificates ${certificates}, refunds ${refunds}`
}

/** Builds a record of a player that lost its lease: it locks the same rows as a valid one. */
const lateRecord = (lecture: { enrolmentNo: EnrolmentNo; lectureNo: LectureNo }) => ({
  ...lecture,
  leaseNo: randomUUID(),
  studyTime: 1,
  playedSeconds: 1,
  isStart: 1 as const,
  status: 2 as const,
  sequence: 1,
})

const COMPLETED = 'completed, certificates 1, refunds 0'
const REFUNDED = 'refunded, certificates 0, refunds 1'

describe('a test submitted during a cancellation', () => {
  it('gives either the certificate or the refund, never both, whichever comes first', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const torn = await candidate()
      const actions = turn % 2 === 0 ? [torn.submit, torn.cancel] : [torn.cancel, torn.submit]
      await Promise.all(actions.map((action) => action()))
      expect([COMPLETED, REFUNDED]).toContain(await outcome(torn))
    }
  })

  it('refuses the refund after a completion in progress', async () => {
    const torn = await candidate()
    const grading = await api.database.pool.connect()
    await grading.query('BEGIN')
    await grading.query(
      `UPDATE "OnlineEnrolment" SET "status" = 'completed', "completedAt" = $2 WHERE "enrolmentNo" = $1`,
      [torn.enrolmentNo, api.clock.now()],
    )
    const cancelled = torn.cancel()
    await new Promise((resolve) => setTimeout(resolve, 150))
    await grading.query('COMMIT')
    grading.release()
    expect((await cancelled).refusal).toBe('NOT_REFUNDABLE_COMPLETED')
    expect(await outcome(torn)).toBe('completed, certificates 0, refunds 0')
  })

  it('gives both when the lock is missing and the terms are read too early', async () => {
    const torn = await candidate()
    const { pool } = api.database
    const { rows } = await pool.query<{ completedAt: Date | null }>(
      'SELECT "completedAt" FROM "OnlineEnrolment" WHERE "enrolmentNo" = $1',
      [torn.enrolmentNo],
    )
    await torn.submit()
    if (rows[0]?.completedAt === null) {
      await pool.query(
        `INSERT INTO "Refund" ("paymentNo", "amountWon", "reason", "requestedAt") VALUES ($1, 36000, '취소', now())`,
        [torn.payment.paymentNo],
      )
    }
    expect(await outcome(torn)).toBe('completed, certificates 1, refunds 1')
  })
})

describe('concurrent actions on one enrolment', () => {
  it('ends concurrent actions in one consistent state without a deadlock', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const torn = await candidate()
      const { client, enrolmentNo } = torn
      const lectureNo = course.lectures[0]?.lectureNo ?? 0
      const applicant = {
        enrolmentNo,
        businessName: '두마음 식당',
        representative: '김영자',
        address: '경기도 수원시 팔달구 가상로 13',
        positionType: 1 as const,
      }
      const actions: (() => Promise<{ status: number }>)[] = [
        torn.submit,
        torn.cancel,
        torn.cancel,
        torn.submit,
        () => client.call(correctApplicant, { onlineApplication: applicant }),
        () => client.call(finishStudy, { enrolmentNo }),
        () => client.call(markPrinted, { enrolmentNo }),
        () => client.call(recordProgress, lateRecord({ enrolmentNo, lectureNo })),
        () => client.call(openLecture, { enrolmentNo, lectureNo, takeOver: 1 }),
        () => settledAgain(torn.payment),
        () => settledAgain(torn.payment),
      ]
      const turned = [...actions.slice(turn * 2), ...actions.slice(0, turn * 2)]
      const answers = await Promise.all(turned.map((action) => action()))
      expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
      expect([COMPLETED, REFUNDED]).toContain(await outcome(torn))
    }
  }, 10_000)
})

async function settledAgain({ paymentNo, paymentId, amountWon }: Payment): Promise<{ status: number }> {
  const facts = { status: 'PAID', paymentId, totalWon: amountWon, currency: 'KRW' } as const
  const silent = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
  const seen = { facts, transactionId: `tx-${paymentId}`, paidAt: api.clock.now(), ...silent }
  await settlePayment(api.database.db, paymentNo, seen, api.clock.now())
  return { status: 200 }
}
