import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { cancelApplication } from '@hygiene/contracts/education/enrolment/cancel-application'
import type { Payment } from '@hygiene/db/generated/client'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let person: ContractClient

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  await addPerson(api.database.db, { userId: 'kim2026' })
  person = await api.logIn('kim2026')
})
afterAll(() => api.stop())

async function addOrder(serial: number): Promise<Payment & { enrolmentNo: EnrolmentNo }> {
  const { db } = api.database
  const member = await db.member.findUniqueOrThrow({ where: { userId: 'kim2026' } })
  const enrolment = await addEnrolment(db, member, course, { licenceNo: `2020-9-${serial}000000` })
  const payment = await db.payment.create({
    data: {
      paymentId: `race${serial}`,
      applicationNo: enrolment.applicationNo,
      memberNo: member.memberNo,
      paymentType: 3,
      orderName: '교육',
      amountWon: 36_000,
      status: 'virtualAccountIssued',
      createdAt: api.clock.now(),
    },
  })
  return { ...payment, enrolmentNo: enrolment.enrolmentNo }
}

async function deposit({ paymentNo, paymentId }: Payment) {
  const facts = { status: 'PAID', paymentId, totalWon: 36_000, currency: 'KRW' } as const
  const silent = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
  const seen = { facts, transactionId: `tx-${paymentId}`, paidAt: api.clock.now(), ...silent }
  return settlePayment(api.database.db, paymentNo, seen, api.clock.now())
}

async function outcome({ enrolmentNo, paymentNo }: { enrolmentNo: EnrolmentNo; paymentNo: number }) {
  const { db } = api.database
  const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  const payment = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
  return `${enrolment.status} with an order ${payment.status}`
}

const CONSISTENT = ['paid with an order paid', 'cancelled with an order paidAfterCancellation']

describe('a deposit during a cancellation', () => {
  it('pays the application or leaves the deposit to staff, whichever comes first', async () => {
    for (let serial = 1; serial <= 8; serial += 1) {
      const order = await addOrder(serial)
      const cancel = async () => person.call(cancelApplication, { enrolmentNo: order.enrolmentNo })

      const [cancelled] =
        serial % 2 === 0
          ? await Promise.all([cancel(), deposit(order)])
          : await Promise.all([deposit(order), cancel()]).then(([, answer]) => [answer])

      const result = await outcome(order)
      expect(CONSISTENT).toContain(result)
      expect(cancelled?.refusal).toBe(result === CONSISTENT[0] ? 'CANNOT_CANCEL_PAID' : null)
    }
  })

  it('cancels a payment made just before when the lock is missing', async () => {
    const { pool } = api.database
    const order = await addOrder(9)
    const { rows } = await pool.query<{ status: string }>(
      'SELECT "status" FROM "OnlineEnrolment" WHERE "enrolmentNo" = $1',
      [order.enrolmentNo],
    )
    await deposit(order)
    if (rows[0]?.status === 'applied') {
      await pool.query(`UPDATE "OnlineEnrolment" SET "status" = 'cancelled' WHERE "enrolmentNo" = $1`, [
        order.enrolmentNo,
      ])
    }
    expect(await outcome(order)).toBe('cancelled with an order paid')
  })
})
