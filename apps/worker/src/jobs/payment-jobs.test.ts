import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import type { Payment } from '@hygiene/db/generated/client'
import { sealAccount } from '@hygiene/operations/money/payment/sealed-account'
import { addEnrolment, addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addOrder } from '../testing/add-order.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { closeVirtualAccountJob } from './close-virtual-account.ts'
import { expireEnrolments } from './expire-enrolments.ts'
import { pollPayments } from './poll-payments.ts'
import { sendRefundJob } from './send-refund.ts'
import { settlePaymentJob } from './settle-payment.ts'

let sandbox: RunningSandbox
let scenario: TestWorker

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ PORTONE_BASE_URL: sandbox.origin })
})
beforeEach(() => sandbox.control('/faults/reset'))
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

let people = 0

async function openOrder(
  createdAt = new Date(),
  status: 'ready' | 'virtualAccountIssued' = 'ready',
): Promise<Payment> {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `payer${people}` })
  const enrolment = await addEnrolment(db, person, scenario.course)
  return addOrder(db, enrolment, { paymentType: status === 'ready' ? 1 : 3, status, createdAt })
}

async function paidOrder(method = 'CARD'): Promise<Payment> {
  const { paymentNo, paymentId } = await openOrder()
  await sandbox.control(`/payments/${paymentId}/approve`, { method, amountWon: 36_000 })
  if (method === 'VIRTUAL_ACCOUNT') await sandbox.control(`/payments/${paymentId}/deposit`)
  await settlePaymentJob(scenario.deps, { paymentNo })
  return scenario.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
}

async function statusOf({ applicationNo }: Payment): Promise<string> {
  return (await scenario.database.db.onlineEnrolment.findFirstOrThrow({ where: { applicationNo } })).status
}

async function askRefund(payment: Payment, account?: Uint8Array<ArrayBuffer>): Promise<number> {
  const { refundNo } = await scenario.database.db.refund.create({
    data: {
      paymentNo: payment.paymentNo,
      amountWon: 36_000,
      reason: '취소',
      requestedAt: new Date(),
      accountSealed: account,
    },
  })
  await scenario.database.db.onlineEnrolment.updateMany({
    where: { applicationNo: payment.applicationNo },
    data: { status: 'refunded', endedAt: new Date() },
  })
  return refundNo
}

describe('payments without a notice', () => {
  it('finds unreported payments by the poll and confirms them once despite repeats', async () => {
    const payment = await openOrder(new Date(Date.now() - 600_000))
    await sandbox.control(`/payments/${payment.paymentId}/approve`, { method: 'CARD', amountWon: 36_000 })
    expect(await pollPayments(scenario.deps)).toBeGreaterThanOrEqual(1)
    expect(await pollPayments(scenario.deps)).toBe(0)
    await settlePaymentJob(scenario.deps, payment)
    await settlePaymentJob(scenario.deps, payment)
    expect(await statusOf(payment)).toBe('paid')
  })

  it('repeats no check while one waits for a slow gateway, but checks again after an hour', async () => {
    const { db } = scenario.database
    const { paymentNo } = await openOrder(new Date(Date.now() - 600_000))
    const views = { kind: settlePayment.kind, payload: { path: ['paymentNo'], equals: paymentNo } }
    const queriesAfter = async (minutes: number): Promise<number> => {
      const now = new Date(Date.now() + minutes * 60_000)
      await pollPayments({ ...scenario.deps, now: () => now })
      return db.outbox.count({ where: views })
    }
    expect(await queriesAfter(0)).toBe(1)
    expect(await queriesAfter(30)).toBe(1)
    expect(await queriesAfter(61)).toBe(2)
    await db.outbox.updateMany({ where: views, data: { doneAt: new Date() } })
    expect(await queriesAfter(90)).toBe(3)
  })

  it('ignores an order that the gateway has never seen', async () => {
    const payment = await openOrder()
    await settlePaymentJob(scenario.deps, payment)
    expect(
      (await scenario.database.db.payment.findUniqueOrThrow({ where: { paymentNo: payment.paymentNo } }))
        .status,
    ).toBe('ready')
    await settlePaymentJob(scenario.deps, { paymentNo: 2_000_000 })
  })

  it('fails while the gateway is away so that the queue tries again', async () => {
    const payment = await openOrder()
    await sandbox.control('/faults', { httpStatus: 502 })
    await expect(settlePaymentJob(scenario.deps, payment)).rejects.toThrow(/payment/)
  })
})

describe('sending refunds', () => {
  it('refunds the money once, even when the job runs twice', async () => {
    const payment = await paidOrder()
    const refundNo = await askRefund(payment)
    await sendRefundJob(scenario.deps, { refundNo })
    await sendRefundJob(scenario.deps, { refundNo })
    const refund = await scenario.database.db.refund.findUniqueOrThrow({ where: { refundNo } })
    expect(refund.status).toBe('done')
    const seen = await scenario.deps.payment.fetchPayment(payment.paymentId)
    expect(seen?.cancellations).toHaveLength(1)
    expect(seen?.cancelledWon).toBe(36_000)
  })

  it('does not repeat a refund whose answer was lost', async () => {
    const payment = await paidOrder()
    const refundNo = await askRefund(payment)
    await sendRefundJob(scenario.deps, { refundNo })
    await scenario.database.db.refund.update({
      where: { refundNo },
      data: { status: 'requested', doneAt: null },
    })
    await sendRefundJob(scenario.deps, { refundNo })
    expect((await scenario.deps.payment.fetchPayment(payment.paymentId))?.cancelledWon).toBe(36_000)
    expect((await scenario.database.db.refund.findUniqueOrThrow({ where: { refundNo } })).status).not.toBe(
      'failed',
    )
  })

  it('refunds a part outside the terms and then the rest without a case for staff', async () => {
    const payment = await paidOrder()
    const { db } = scenario.database
    const reread = async () => db.payment.findUniqueOrThrow({ where: { paymentNo: payment.paymentNo } })
    for (const [amountWon, status] of [
      [9_000, 'paid'],
      [27_000, 'cancelled'],
    ] as const) {
      const { refundNo } = await db.refund.create({
        data: {
          paymentNo: payment.paymentNo,
          amountWon,
          reason: '강의 장애',
          requestedAt: new Date(),
          isExceptional: true,
        },
      })
      await sendRefundJob(scenario.deps, { refundNo })
      expect(await reread()).toMatchObject({ status, exceptionText: null })
      expect(await db.refund.findUniqueOrThrow({ where: { refundNo } })).toMatchObject({ status: 'done' })
    }
    expect((await scenario.deps.payment.fetchPayment(payment.paymentId))?.cancelledWon).toBe(36_000)
  })

  it('refunds a deposit to the sealed account and deletes the account when done', async () => {
    const payment = await paidOrder('VIRTUAL_ACCOUNT')
    const account = { bank: 'NONGHYUP', accountNumber: '3021234567891', holder: '김영자' }
    const refundNo = await askRefund(payment, sealAccount(scenario.deps.config.REFUND_ACCOUNT_KEY, account))
    await sendRefundJob(scenario.deps, { refundNo })
    const refund = await scenario.database.db.refund.findUniqueOrThrow({ where: { refundNo } })
    expect(refund).toMatchObject({ status: 'done', accountSealed: null })
  })

  it('waits for a refund that the bank has yet to carry out', async () => {
    const payment = await paidOrder()
    const refundNo = await askRefund(payment)
    await sandbox.control('/faults', { cancel: 'REQUESTED' })
    await sendRefundJob(scenario.deps, { refundNo })
    expect((await scenario.database.db.refund.findUniqueOrThrow({ where: { refundNo } })).status).toBe('sent')

    await sandbox.control(`/payments/${payment.paymentId}/settle-cancellation`, { status: 'SUCCEEDED' })
    await settlePaymentJob(scenario.deps, payment)
    expect((await scenario.database.db.refund.findUniqueOrThrow({ where: { refundNo } })).status).toBe('done')
  })

  it('notifies staff when the gateway refuses a refund and deletes the account as well', async () => {
    const payment = await paidOrder('VIRTUAL_ACCOUNT')
    const account = { bank: 'NONGHYUP', accountNumber: '3021234567891', holder: '김영자' }
    const refundNo = await askRefund(payment, sealAccount(scenario.deps.config.REFUND_ACCOUNT_KEY, account))
    await sandbox.control('/faults', { cancel: 'FAILED' })
    await sendRefundJob(scenario.deps, { refundNo })
    const refund = await scenario.database.db.refund.findUniqueOrThrow({ where: { refundNo } })
    expect(refund).toMatchObject({ status: 'failed', accountSealed: null })
    const { exceptionText } = await scenario.database.db.payment.findUniqueOrThrow({
      where: { paymentNo: payment.paymentNo },
    })
    expect(exceptionText).toMatch(/환불/)
  })
})

describe('expiring accounts and years', () => {
  it('closes an account that no application needs but settles an earlier deposit', async () => {
    const slow = await openOrder(new Date(), 'virtualAccountIssued')
    await sandbox.control(`/payments/${slow.paymentId}/approve`, {
      method: 'VIRTUAL_ACCOUNT',
      amountWon: 36_000,
    })
    await closeVirtualAccountJob(scenario.deps, slow)
    expect((await scenario.deps.payment.fetchPayment(slow.paymentId))?.status).not.toBe(
      'virtualAccountIssued',
    )

    const fast = await openOrder(new Date(), 'virtualAccountIssued')
    await sandbox.control(`/payments/${fast.paymentId}/approve`, {
      method: 'VIRTUAL_ACCOUNT',
      amountWon: 36_000,
    })
    await sandbox.control(`/payments/${fast.paymentId}/deposit`)
    await closeVirtualAccountJob(scenario.deps, fast)
    expect(await statusOf(fast)).toBe('paid')
  })

  it('expires an uncompleted course with its year, not before', async () => {
    const payment = await openOrder()
    expect(await expireEnrolments({ ...scenario.deps, now: () => new Date('2026-12-31T14:59:59Z') })).toBe(0)
    expect(
      await expireEnrolments({ ...scenario.deps, now: () => new Date('2026-12-31T15:00:00Z') }),
    ).toBeGreaterThan(0)
    expect(await statusOf(payment)).toBe('expired')
    expect(
      (await scenario.database.db.payment.findUniqueOrThrow({ where: { paymentNo: payment.paymentNo } }))
        .status,
    ).toBe('cancelled')
  })
})
