import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { Payment } from '@hygiene/db/generated/client'
import { checkLedger } from '@hygiene/operations/money/ledger/check-ledger'
import { openLedger } from '@hygiene/operations/money/ledger/open-ledger'
import { postLedger } from '@hygiene/operations/money/ledger/post-ledger'
import { failRefund } from '@hygiene/operations/money/payment/fail-refund'
import { recordTransfer } from '@hygiene/operations/money/payment/record-transfer'
import { refundPayment } from '@hygiene/operations/money/refund/refund-payment'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import { addEmployee, addEnrolment, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addOrder } from '../testing/add-order.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'

let scenario: TestWorker
let people = 0

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

const db = () => scenario.database.db
const NOW = new Date('2026-11-20T03:00:00Z')

async function order(taxFreeWon: number | null = 36_000): Promise<Payment> {
  people += 1
  const person = await addPerson(db(), { userId: `booked${people}` })
  return addOrder(db(), await addEnrolment(db(), person, scenario.course), { taxFreeWon, createdAt: NOW })
}

async function hear(
  { paymentNo, paymentId }: Payment,
  status: 'PAID' | 'CANCELLED' | 'FAILED',
  cancelledWon = 0,
) {
  const facts = { status, paymentId, totalWon: 36_000, currency: 'KRW', cancelledWon }
  const nothing = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
  await settlePayment(db(), paymentNo, { facts, transactionId: 'tx', paidAt: NOW, ...nothing }, NOW)
}

function onlyOneRefundInProgress(error: unknown): void {
  if (!isUniqueViolation(error)) throw error
}

const lines = async ({ paymentNo }: Payment) =>
  db().ledgerEntry.findMany({ where: { paymentNo }, orderBy: { entryNo: 'asc' } })
const reread = async ({ paymentNo }: Payment) =>
  db().payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: { orderBy: { refundNo: 'desc' } } },
  })

async function refund(payment: Payment, amountWon: number, isByHand = false) {
  const wanted = { amountWon, reason: '환불', accountSealed: null, isExceptional: true, isByHand }
  return db().$transaction(async (tx) => refundPayment(tx, await reread(payment), wanted, NOW))
}

describe('the ledger', () => {
  it('writes the ledger with the money and once when the same event comes three times', async () => {
    const payment = await order()
    for (const _ of [1, 2, 3]) await hear(payment, 'PAID')
    expect(
      (await lines(payment)).map(({ account, amountWon, cause }) => [account, amountWon, cause]),
    ).toEqual([
      ['gateway', 36_000, 'settled'],
      ['revenueExempt', -36_000, 'settled'],
    ])
  })

  it('refuses a posting that does not sum to zero and any change', async () => {
    const payment = await order()
    const line = { paymentNo: payment.paymentNo, posting: 9, cause: 'settled', at: NOW }
    await expect(
      db().ledgerEntry.create({ data: { ...line, account: 'gateway', amountWon: 1 } }),
    ).rejects.toThrow(/sum to zero/)
    await hear(payment, 'PAID')
    await expect(db().$executeRaw`UPDATE "LedgerEntry" SET "amountWon" = 0`).rejects.toThrow(/append-only/)
    await expect(db().$executeRaw`DELETE FROM "LedgerEntry"`).rejects.toThrow(/append-only/)
  })

  it('posts once on two concurrent writes', async () => {
    const payment = await order()
    await db().payment.update({
      where: { paymentNo: payment.paymentNo },
      data: { status: 'paid', paidAt: NOW },
    })
    const post = () => db().$transaction((tx) => postLedger(tx, payment.paymentNo, 'settled', NOW))
    await Promise.allSettled([post(), post(), post()])
    expect(await lines(payment)).toHaveLength(2)
  })

  it('opens orders from before the ledger began, in parts, and finds one that differs', async () => {
    const old = [await order(0), await order(null), await order()]
    await db().payment.updateMany({
      where: { paymentNo: { in: old.map(({ paymentNo }) => paymentNo) } },
      data: { status: 'paid', paidAt: NOW },
    })
    expect(await checkLedger(db())).toEqual({ differing: 3, sumWon: 0 })
    expect(await checkLedger(db(), 1)).toEqual({ differing: 3, sumWon: 0 })
    let after: number | null = 0
    let parts = 0
    while ((after = await openLedger(db(), after, NOW, 2)) !== null) parts += 1
    expect(parts).toBe(2)
    expect(await checkLedger(db())).toEqual({ differing: 0, sumWon: 0 })
  })

  it('opens orders past a span of numbers without any to open', async () => {
    const [, , last] = [await order(), await order(), await order()]
    await db().payment.updateMany({
      where: { paymentNo: last?.paymentNo },
      data: { status: 'paid', paidAt: NOW },
    })
    let after: number | null = 0
    while ((after = await openLedger(db(), after, NOW, 1, 1)) !== null) continue
    expect(await checkLedger(db())).toEqual({ differing: 0, sumWon: 0 })
  })

  it('keeps the ledger equal to payments less refunds after any sequence of actions', async () => {
    const { employeeNo } = await addEmployee(db(), { loginId: 'ledger1', role: 'finance' })
    const payments = [await order(), await order(0), await order(null)]
    // Generates a fixed sequence of pseudo-random actions (LCG). Actions that a rule refuses are skipped.
    let seed = 20_261_126
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const actions: ((payment: Awaited<ReturnType<typeof reread>>) => Promise<unknown>)[] = [
      (payment) => hear(payment, 'PAID'),
      (payment) => hear(payment, 'FAILED'),
      async (payment) => payment.paidAt && refund(payment, 1_000 + next(5_000), next(2) === 0),
      async ({ refunds: [last] }) => last && failRefund(db(), last, '거절', NOW),
      async (payment) => {
        const [last] = payment.refunds
        if (last?.status !== 'requested' || !last.isByHand) return
        const made = {
          amountWon: last.amountWon,
          reason: '',
          transferredOn: '2026-11-20',
          transferNote: '이체',
          last,
          employeeNo,
        }
        await db().$transaction((tx) => recordTransfer(tx, payment, made, NOW))
      },
      async (payment) => payment.paidAt && next(6) === 0 && hear(payment, 'CANCELLED', 36_000),
    ]
    const differing: number[] = []
    for (let turn = 0; turn < 60; turn += 1) {
      const payment = payments[next(3)]
      const action = actions[next(actions.length)]
      if (payment && action) await action(await reread(payment)).catch(onlyOneRefundInProgress)
      const checked = await checkLedger(db())
      differing.push(checked.differing, checked.sumWon)
    }
    expect(differing.filter((won) => won !== 0)).toEqual([])
    expect(await db().refund.count()).toBeGreaterThan(3)
  })
})
