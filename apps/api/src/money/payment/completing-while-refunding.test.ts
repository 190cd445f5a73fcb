import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { completeBooking } from '@hygiene/operations/in-person/check-in/attendance/complete-booking'
import { interleave } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, type SeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
afterAll(() => scenario.stop())

async function candidate() {
  const { api } = scenario
  const { db } = api.database
  const payer = await addSeatPayer(scenario, { licences: [{}, {}] })
  const { paymentNo, paymentId } = await payer.pay()
  const { applicationNo } = payer
  const { startsAt, endsAt, sessionNo } = payer.session
  await db.attendance.create({
    data: { sessionNo, applicationNo, inAt: startsAt, outAt: endsAt, updatedAt: endsAt },
  })
  return {
    payer,
    paymentNo,
    complete: () =>
      completeBooking(db, applicationNo, api.config.PUBLIC_URL, new Date(endsAt.getTime() + 60_000)),
    refund: () => payer.client.call(cancelPayment, { paymentNo, reason: '취소' }),
    giveBack: () => hear(scenario, paymentId, 'CANCELLED'),
  }
}

async function outcome({ payer, paymentNo }: { payer: SeatPayer; paymentNo: number }): Promise<string> {
  const { db } = scenario.api.database
  const certificates = await db.certificate.count({
    where: { inPerson: { applicationNo: payer.applicationNo } },
  })
  const refunds = await db.refund.count({ where: { paymentNo } })
  return `${await payer.state()}; certificates ${certificates}, refunds ${refunds}`
}

const COMPLETED = 'sold: completed, completed; certificates 2, refunds 0'
const REFUNDED = 'released: refunded, refunded; certificates 0, refunds 1'

describe('a session that ends during a refund', () => {
  it('gives either the certificate or the money, never both, whichever comes first', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const torn = await candidate()
      const actions: (() => Promise<unknown>)[] = [torn.complete, torn.refund]
      if (turn % 2 === 1) actions.reverse()
      await Promise.all(actions.map((action) => action()))
      expect([COMPLETED, REFUNDED]).toContain(await outcome(torn))
    }
  })

  it('waits for a completion in progress and refuses the refund', async () => {
    const torn = await candidate()
    const { applicationNo, session } = torn.payer
    const completed = { status: 'completed', completedAt: session.endsAt } as const
    const answer = await interleave(
      scenario.api.database,
      (tx) => tx.inPersonEnrolment.updateMany({ where: { applicationNo }, data: completed }),
      torn.refund,
    )
    expect(answer.refusal).toBe('NOT_REFUNDABLE_COMPLETED')
  })

  it('gives both when the lock is missing and the terms precede the completion', async () => {
    const torn = await candidate()
    const { pool } = scenario.api.database
    const { rows } = await pool.query<{ completedAt: Date | null }>(
      'SELECT "completedAt" FROM "InPersonEnrolment" WHERE "applicationNo" = $1',
      [torn.payer.applicationNo],
    )
    await torn.complete()
    if (rows.every(({ completedAt }) => completedAt === null)) {
      await pool.query(
        `INSERT INTO "Refund" ("paymentNo", "amountWon", "reason", "requestedAt") VALUES ($1, 80000, '취소', now())`,
        [torn.paymentNo],
      )
    }
    expect(await outcome(torn)).toBe('sold: completed, completed; certificates 2, refunds 1')
  })

  it('makes the payment an exception when the money returned after the certificate', async () => {
    const torn = await candidate()
    await Promise.all([torn.complete(), torn.giveBack()])
    const state = await torn.payer.state()
    const { exceptionText } = await scenario.api.database.db.payment.findUniqueOrThrow({
      where: { paymentNo: torn.paymentNo },
    })
    expect([
      ['sold: completed, completed', true],
      ['released: refunded, refunded', false],
    ]).toContainEqual([state, exceptionText !== null])
  })
})
