import type { CashReceipt, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { certifiedWon } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { issueForRest } from './issue-for-rest.ts'
import { loadOrder } from './load-order.ts'
import { followMoneyBack } from './follow-money-back.ts'

export type HeldReceipt =
  | { status: 'issued'; amountWon: number; issueNumber: string; url: string | null; issuedAt: Date }
  | { status: 'cancelled' | 'failed' }

type WithOrder = CashReceipt & { payment: { paymentId: string; orderName: string; paidAt: Date | null } }

export interface IssuePorts {
  db: PrismaClient
  view: (paymentId: string) => Promise<HeldReceipt | null>
  issue: (receipt: WithOrder, identifierSealed: Uint8Array) => Promise<string | null>
}

/**
 * Issues a requested cash receipt. Each attempt first reads the gateway's state, so that a lost answer or a crashed worker never
 * issues twice. A receipt issued by the payment window counts, too.
 */
export async function sendCashReceipt(ports: IssuePorts, cashReceiptNo: number, now: Date): Promise<void> {
  const { db } = ports
  const payment = { select: { paymentId: true, orderName: true, paidAt: true } }
  const receipt = await db.cashReceipt.findUnique({ where: { cashReceiptNo }, include: { payment } })
  if (receipt?.status !== 'requested' || !receipt.identifierSealed) return
  const { paymentId } = receipt.payment
  const held = await ports.view(paymentId)
  if (held?.status === 'issued') return keepIssued(db, receipt, held)
  if (await dropOutdated(db, receipt, now)) return

  const failure = await ports.issue(receipt, receipt.identifierSealed)
  if (failure !== null) return fail(db, receipt, failure)
  const issued = await ports.view(paymentId)
  if (issued?.status === 'issued') return keepIssued(db, receipt, issued)
  return fail(db, receipt, '결제사가 발급했다고 했으나 발급 내역이 없습니다.')
}

async function keepIssued(
  client: PrismaClient,
  { cashReceiptNo, paymentNo, amountWon }: CashReceipt,
  held: Extract<HeldReceipt, { status: 'issued' }>,
): Promise<void> {
  const other = `결제사에 ${formatWon(held.amountWon)}짜리 현금영수증이 이미 있습니다. 결제사에서 먼저 취소해주세요.`
  await client.$transaction(async (db) => {
    const payment = await loadOrder(db, paymentNo)
    const isOther = held.amountWon !== amountWon
    const { issueNumber, url: receiptUrl, issuedAt } = held
    const { count } = await db.cashReceipt.updateMany({
      where: { cashReceiptNo, status: 'requested' },
      data: isOther
        ? { status: 'failed', failure: other }
        : { status: 'issued', issueNumber, receiptUrl, issuedAt, failure: null },
    })
    if (count > 0 && !isOther && payment && certifiedWon(payment) !== amountWon)
      await followMoneyBack(db, paymentNo)
  })
}

async function dropOutdated(client: PrismaClient, receipt: CashReceipt, now: Date): Promise<boolean> {
  const { cashReceiptNo, paymentNo, amountWon } = receipt
  return client.$transaction(async (db) => {
    const payment = await loadOrder(db, paymentNo)
    if (!payment || certifiedWon(payment) === amountWon) return false
    const { count } = await db.cashReceipt.updateMany({
      where: { cashReceiptNo, status: 'requested' },
      data: { status: 'cancelled', cancelledAt: now, identifierSealed: null },
    })
    if (count > 0) await issueForRest(db, receipt, payment, now)
    return true
  })
}

async function fail(db: PrismaClient, { cashReceiptNo }: CashReceipt, failure: string): Promise<void> {
  await db.cashReceipt.updateMany({
    where: { cashReceiptNo, status: 'requested' },
    data: { status: 'failed', failure: failure.slice(0, 300) },
  })
}

/** Records for staff that the gateway did not answer; the queue retries. */
export async function noteUnanswered(
  db: Pick<Transaction, 'cashReceipt'>,
  cashReceiptNo: number,
): Promise<void> {
  await db.cashReceipt.updateMany({
    where: { cashReceiptNo, status: { in: ['requested', 'cancelling'] } },
    data: { failure: '결제사가 답하지 않아 다시 시도하고 있습니다.' },
  })
}
