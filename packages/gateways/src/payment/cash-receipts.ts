import {
  callPortOne,
  isSuccess,
  type PortOneOptions,
  parseAnswer,
  readRefusal,
  unknownRefusal,
} from '../portone-call.ts'
import type {
  CashReceiptCancelled,
  CashReceiptIssued,
  CashReceiptWanted,
  GatewayCashReceipt,
} from './cash-receipt-results.ts'
import { pathOf, quoteKey, refused } from './payment-call.ts'
import {
  portOneCashReceipt,
  portOneCashReceiptCancelled,
  portOneCashReceiptIssued,
} from './portone-shapes.ts'
import { cashReceiptCancelRefusals, cashReceiptRefusals } from './refusal-text.ts'

const TIMEOUT_MS = 60_000
const TYPES = { personal: 'PERSONAL', corporate: 'CORPORATE' } as const

export async function fetchCashReceipt(
  options: PortOneOptions,
  paymentId: string,
): Promise<GatewayCashReceipt | null> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'GET',
    path: `${pathOf(paymentId)}/cash-receipt`,
    query: { storeId: options.storeId },
  })
  if (!isSuccess(answer)) {
    const refusal = readRefusal('payment', answer)
    if (refusal.type === 'CASH_RECEIPT_NOT_FOUND') return null
    throw unknownRefusal('payment', refusal)
  }
  const receipt = parseAnswer('payment', portOneCashReceipt, answer)
  if (receipt.status === 'CANCELLED') return { status: 'cancelled' }
  if (receipt.status === 'ISSUE_FAILED') return { status: 'failed' }
  const { amount: amountWon, issueNumber, url, issuedAt } = receipt
  return { status: 'issued', amountWon, issueNumber, url: url ?? null, issuedAt }
}

/** Calls POST /cash-receipts. The answer may get lost, so a retry first searches for the receipt. */
export async function issueCashReceipt(
  options: PortOneOptions,
  wanted: CashReceiptWanted,
): Promise<CashReceiptIssued> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'POST',
    path: '/cash-receipts',
    headers: { 'idempotency-key': quoteKey(wanted.idempotencyKey) },
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    body: {
      storeId: options.storeId,
      paymentId: wanted.paymentId,
      channelKey: wanted.channelKey,
      type: TYPES[wanted.purpose],
      orderName: wanted.orderName,
      currency: 'KRW',
      amount: { total: wanted.amountWon, taxFree: wanted.taxFreeWon },
      customer: { identityNumber: wanted.identifier },
      paidAt: wanted.paidAt.toISOString(),
    },
  })
  if (!isSuccess(answer)) return refused(cashReceiptRefusals, answer)
  const { issueNumber, url } = parseAnswer('payment', portOneCashReceiptIssued, answer).cashReceipt
  return { outcome: 'issued', issueNumber, url: url ?? null }
}

export async function cancelCashReceipt(
  options: PortOneOptions,
  paymentId: string,
): Promise<CashReceiptCancelled> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'POST',
    path: `${pathOf(paymentId)}/cash-receipt/cancel`,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    query: { storeId: options.storeId },
  })
  if (!isSuccess(answer)) return refused(cashReceiptCancelRefusals, answer)
  const { cancelledAt } = parseAnswer('payment', portOneCashReceiptCancelled, answer)
  return { outcome: 'cancelled', cancelledAt }
}
