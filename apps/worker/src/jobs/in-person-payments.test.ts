import type { InPersonSession, Payment } from '@hygiene/db/generated/client'
import { failRefund } from '@hygiene/operations/money/payment/fail-refund'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import {
  addPerson,
  addSession,
  type BookedSeat,
  bookSeat,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WorkerDeps } from '../deps.ts'
import { exampleReceipt } from '../documents/example-documents.ts'
import { addOrder } from '../testing/add-order.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { closeVirtualAccountJob } from './close-virtual-account.ts'
import { issueReceiptJob } from './issue-receipt.ts'
import { pollPayments } from './poll-payments.ts'
import { releaseLapsedHolds } from './release-lapsed-holds.ts'
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

type Ordered = BookedSeat & { order: Payment; session: InPersonSession }

async function addOrdered(method: 'CARD' | 'VIRTUAL_ACCOUNT', capacity = 30): Promise<Ordered> {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `seat${people}` })
  const session = await addSession(db, { startsAt: new Date(Date.now() + 10 * DAY_MS), capacity })
  const bookedAt = new Date()
  const booked = await bookSeat(db, person, session, { seat: 'held', bookedAt, licences: [{}, {}] })
  const order = await addOrder(db, booked.booking, {
    paymentType: method === 'CARD' ? 1 : 3,
    amountWon: 80_000,
    createdAt: bookedAt,
  })
  return { ...booked, order, session }
}

async function approve({ order }: Ordered, method: string): Promise<void> {
  await sandbox.control(`/payments/${order.paymentId}/approve`, { method, amountWon: 80_000 })
}

async function addPaid(): Promise<Ordered> {
  const ordered = await addOrdered('CARD')
  await approve(ordered, 'CARD')
  await settlePaymentJob(scenario.deps, ordered.order)
  return ordered
}

async function addDepositor(capacity = 30): Promise<Ordered> {
  const ordered = await addOrdered('VIRTUAL_ACCOUNT', capacity)
  await approve(ordered, 'VIRTUAL_ACCOUNT')
  await settlePaymentJob(scenario.deps, ordered.order)
  return ordered
}

function after(days: number): WorkerDeps {
  return { ...scenario.deps, now: () => new Date(Date.now() + days * DAY_MS) }
}

async function stateOf({ order, booking }: Ordered): Promise<string> {
  const { db } = scenario.database
  const { status } = await db.payment.findUniqueOrThrow({ where: { paymentNo: order.paymentNo } })
  const { seat, enrolments } = await db.booking.findUniqueOrThrow({
    where: { applicationNo: booking.applicationNo },
    include: { enrolments: true },
  })
  return `${status}; ${seat}: ${enrolments.map((enrolment) => enrolment.status).join(', ')}`
}

async function askRefund({ order }: Ordered): Promise<number> {
  const wanted = { paymentNo: order.paymentNo, amountWon: 80_000, reason: '취소', requestedAt: new Date() }
  return (await scenario.database.db.refund.create({ data: wanted })).refundNo
}

describe('a seat with an unreported payment', () => {
  it('finds an unreported payment by the poll and sells the seat once despite repeats', async () => {
    const ordered = await addOrdered('CARD')
    await approve(ordered, 'CARD')
    await pollPayments(after(0.1))
    const handed = await scenario.database.db.outbox.findMany({ where: { kind: 'settle-payment' } })
    expect(handed.map(({ payload }) => payload)).toContainEqual({ paymentNo: ordered.order.paymentNo })
    await Promise.all([1, 2, 3].map(() => settlePaymentJob(scenario.deps, ordered.order)))
    expect(await stateOf(ordered)).toBe('paid; sold: paid, paid')
    const { memberNo } = ordered.booking
    expect(await scenario.database.db.message.count({ where: { memberNo, kind: 'seatConfirmed' } })).toBe(1)
  })
})

describe('a virtual account', () => {
  it('holds the seat to the due date of the account, then ends order and seat with a reason', async () => {
    const ordered = await addDepositor()
    const { accountExpiresAt } = await scenario.database.db.payment.findUniqueOrThrow({
      where: { paymentNo: ordered.order.paymentNo },
    })
    const { heldUntil } = await scenario.database.db.booking.findUniqueOrThrow({
      where: { applicationNo: ordered.booking.applicationNo },
    })
    expect(heldUntil).toEqual(accountExpiresAt)

    await releaseLapsedHolds(after(0.5))
    expect(await stateOf(ordered)).toBe('virtualAccountIssued; held: applied, applied')
    await settlePaymentJob(after(8), ordered.order)
    const { failure } = await scenario.database.db.payment.findUniqueOrThrow({
      where: { paymentNo: ordered.order.paymentNo },
    })
    expect(failure).toMatch(/입금 기한.*자리/)
    await releaseLapsedHolds(after(8))
    expect(await stateOf(ordered)).toBe('cancelled; released: cancelled, cancelled')
  })

  it('gives a free seat again for a deposit made before the account was closed', async () => {
    const ordered = await addDepositor()
    await releaseLapsedHolds(after(8))
    expect(await stateOf(ordered)).toBe('cancelled; released: cancelled, cancelled')
    await sandbox.control(`/payments/${ordered.order.paymentId}/deposit`, { when: 'late' })
    await closeVirtualAccountJob(scenario.deps, ordered.order)
    expect(await stateOf(ordered)).toBe('paid; sold: paid, paid')
  })

  it('leaves the deposit to staff when another person has the seat', async () => {
    const ordered = await addDepositor(1)
    await releaseLapsedHolds(after(8))
    const other = await addPerson(scenario.database.db, { userId: `other${people}` })
    await bookSeat(scenario.database.db, other, ordered.session)
    await sandbox.control(`/payments/${ordered.order.paymentId}/deposit`, { when: 'late' })
    await closeVirtualAccountJob(scenario.deps, ordered.order)
    await settlePaymentJob(scenario.deps, ordered.order)
    expect(await stateOf(ordered)).toBe('paidAfterCancellation; released: cancelled, cancelled')
  })

  it('leaves half an hour to pay otherwise when the bank closes the account', async () => {
    const ordered = await addDepositor()
    await scenario.deps.payment.closeVirtualAccount(ordered.order.paymentId)
    await settlePaymentJob(scenario.deps, ordered.order)
    await releaseLapsedHolds(after(20 / 1440))
    expect(await stateOf(ordered)).toBe('cancelled; held: applied, applied')
    await releaseLapsedHolds(after(40 / 1440))
    expect(await stateOf(ordered)).toBe('cancelled; released: cancelled, cancelled')
  })
})

describe('a refund', () => {
  it('refunds a group once and ends the refund when the gateway confirms', async () => {
    const ordered = await addPaid()
    const refundNo = await askRefund(ordered)
    await sendRefundJob(scenario.deps, { refundNo })
    await sendRefundJob(scenario.deps, { refundNo })
    const seen = await scenario.deps.payment.fetchPayment(ordered.order.paymentId)
    expect(seen?.cancelledWon).toBe(80_000)
    expect(await stateOf(ordered)).toBe('cancelled; released: refunded, refunded')
    expect((await scenario.database.db.refund.findUniqueOrThrow({ where: { refundNo } })).status).toBe('done')
  })

  it('completes a refund that fails while the gateway reports the payout, without a deadlock', async () => {
    const ordered = await addPaid()
    const refundNo = await askRefund(ordered)
    const { paymentNo, paymentId } = ordered.order
    const { db, pool } = scenario.database
    const facts = { status: 'CANCELLED', paymentId, totalWon: 80_000, currency: 'KRW' } as const
    const silent = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query(`SELECT 1 FROM "Payment" WHERE "paymentNo" = $1 FOR UPDATE`, [paymentNo])

    const seen = { facts, transactionId: 'tx', paidAt: null, ...silent }
    const heard = settlePayment(db, paymentNo, seen, new Date())
    await untilWaiting(1)
    const failed = failRefund(db, { refundNo, paymentNo }, '은행 점검', scenario.deps.now())
    await untilWaiting(2)
    await holder.query('COMMIT')
    holder.release()

    await Promise.all([heard, failed])
    expect((await db.refund.findUniqueOrThrow({ where: { refundNo } })).status).toBe('done')
    expect(await stateOf(ordered)).toBe('cancelled; released: refunded, refunded')
  })
})

async function untilWaiting(count: number): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (((await scenario.database.pool.query(waiting)).rowCount ?? 0) < count)
    await new Promise(setImmediate)
}

describe('the receipt of a group', () => {
  it('draws the receipt of a group with every licence, once', async () => {
    const { order, enrolments } = await addPaid()
    const licences = enrolments.map(({ licenceNo, priceWon }, at) => {
      return {
        businessName: `새마음 ${at + 1}호점`,
        address: '경기도',
        licenceNo,
        trade: '일반음식점',
        priceWon,
      }
    })
    const { paymentNo } = order
    await scenario.database.db.receipt.create({
      data: {
        paymentNo,
        edition: 1,
        refundedWon: 0,
        receiptNumber: exampleReceipt.number,
        verificationNumber: exampleReceipt.verificationNumber,
        frozen: { ...exampleReceipt, licences },
        issuedAt: new Date(),
      },
    })
    await issueReceiptJob(scenario.deps, { paymentNo })
    await issueReceiptJob(scenario.deps, { paymentNo })
    const { file } = await scenario.database.db.receipt.findFirstOrThrow({
      where: { paymentNo },
      include: { file: true },
    })
    const bytes = new Uint8Array(await scenario.storage.read(file?.storageKey ?? ''))
    const { totalPages, text } = await extractText(bytes, { mergePages: true })
    expect(totalPages).toBe(2)
    for (const { businessName } of licences) expect(text).toContain(businessName)
  })
})
