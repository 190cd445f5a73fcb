import type { Payment } from '@hygiene/db/generated/client'
import { addEnrolment, addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WorkerDeps } from '../deps.ts'
import { addOrder } from '../testing/add-order.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { closeVirtualAccountJob } from './close-virtual-account.ts'
import { pollPayments } from './poll-payments.ts'
import { sendRefundJob } from './send-refund.ts'
import { settlePaymentJob } from './settle-payment.ts'

const DAY_MS = 86_400_000

let sandbox: RunningSandbox
let scenario: TestWorker
let people = 0

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ PORTONE_BASE_URL: sandbox.origin })
})
beforeEach(() => sandbox.control('/faults/reset'))
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

function after(days: number): WorkerDeps {
  return { ...scenario.deps, now: () => new Date(Date.now() + days * DAY_MS) }
}

async function openOrder(method: 'CARD' | 'VIRTUAL_ACCOUNT'): Promise<Payment> {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `late${people}` })
  const enrolment = await addEnrolment(db, person, scenario.course)
  return addOrder(db, enrolment, { paymentType: method === 'CARD' ? 1 : 3 })
}

async function issueAccount(): Promise<Payment> {
  const order = await openOrder('VIRTUAL_ACCOUNT')
  await approve(order, 'VIRTUAL_ACCOUNT')
  await settlePaymentJob(scenario.deps, order)
  return order
}

function approve({ paymentId }: Payment, method: string): Promise<unknown> {
  return sandbox.control(`/payments/${paymentId}/approve`, { method, amountWon: 36_000 })
}

async function stateOf({ paymentNo, applicationNo }: Payment): Promise<string> {
  const { db } = scenario.database
  const payment = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
  const enrolment = await db.onlineEnrolment.findFirstOrThrow({ where: { applicationNo } })
  return `${payment.status}, ${enrolment.status}`
}

describe('an overdue account', () => {
  it('cancels the order of an overdue account with its reason and frees the application', async () => {
    const order = await issueAccount()
    await settlePaymentJob(after(1), order)
    expect(await stateOf(order)).toBe('virtualAccountIssued, applied')

    await settlePaymentJob(after(30), order)
    expect(await stateOf(order)).toBe('cancelled, applied')
    await closeVirtualAccountJob(scenario.deps, order)
    await settlePaymentJob(after(30), order)
    expect((await scenario.deps.payment.fetchPayment(order.paymentId))?.status).toBe('cancelled')
    const { failure } = await scenario.database.db.payment.findUniqueOrThrow({
      where: { paymentNo: order.paymentNo },
    })
    expect(failure).toMatch(/입금 기한/)
  })

  it('checks an account as soon as its day has passed, however rare the checks were before', async () => {
    const order = await issueAccount()
    const { accountExpiresAt } = await scenario.database.db.payment.findUniqueOrThrow({
      where: { paymentNo: order.paymentNo },
    })
    const due = (accountExpiresAt as Date).getTime()
    const handedAt = async (at: number): Promise<number> => {
      await pollPayments({ ...scenario.deps, now: () => new Date(at) })
      return scenario.database.db.outbox.count({
        where: { kind: 'settle-payment', payload: { equals: { paymentNo: order.paymentNo } } },
      })
    }
    const before = await handedAt(due - 60_000)
    expect(await handedAt(due - 1000)).toBe(before)
    expect(await handedAt(due + 1000)).toBe(before + 1)
    expect(await handedAt(due + 2000)).toBe(before + 1)
  })

  it('accepts a deposit that reached the account before the closing', async () => {
    const order = await issueAccount()
    await settlePaymentJob(after(30), order)
    await sandbox.control(`/payments/${order.paymentId}/deposit`, { when: 'late' })
    await closeVirtualAccountJob(scenario.deps, order)
    expect(await stateOf(order)).toBe('paid, paid')
  })

  it('leaves money for an ended course to staff and pays nothing in the next year', async () => {
    const order = await issueAccount()
    await sandbox.control(`/payments/${order.paymentId}/deposit`)
    await settlePaymentJob({ ...scenario.deps, now: () => new Date('2026-12-31T15:00:01Z') }, order)
    expect(await stateOf(order)).toBe('paidAfterCancellation, applied')
  })
})

describe('unreported money', () => {
  it('finds unreported money in the window of an abandoned order', async () => {
    const order = await openOrder('CARD')
    await scenario.database.db.payment.update({
      where: { paymentNo: order.paymentNo },
      data: { status: 'cancelled', cancelledAt: new Date() },
    })
    await approve(order, 'CARD')
    await scenario.database.db.outbox.deleteMany()
    await pollPayments(after(0.1))
    const handed = await scenario.database.db.outbox.findMany({ where: { kind: 'settle-payment' } })
    expect(handed.map(({ payload }) => payload)).toContainEqual({ paymentNo: order.paymentNo })
    await settlePaymentJob(scenario.deps, order)
    expect(await stateOf(order)).toBe('paid, paid')
  })
})

describe('an accepted refund', () => {
  it('notifies staff of an accepted refund that fails at the bank and allows a new request', async () => {
    const order = await openOrder('CARD')
    await approve(order, 'CARD')
    await settlePaymentJob(scenario.deps, order)
    const { refundNo } = await scenario.database.db.refund.create({
      data: { paymentNo: order.paymentNo, amountWon: 36_000, reason: '취소', requestedAt: new Date() },
    })
    await sandbox.control('/faults', { cancel: 'REQUESTED' })
    await sendRefundJob(scenario.deps, { refundNo })
    await sandbox.control(`/payments/${order.paymentId}/settle-cancellation`, { status: 'FAILED' })
    await settlePaymentJob(scenario.deps, order)
    await settlePaymentJob(scenario.deps, order)
    const refund = await scenario.database.db.refund.findUniqueOrThrow({
      where: { refundNo },
      include: { payment: true },
    })
    expect(refund).toMatchObject({ status: 'failed', payment: { status: 'paid' } })
    expect(refund.payment.exceptionText).toMatch(/환불/)
  })
})
