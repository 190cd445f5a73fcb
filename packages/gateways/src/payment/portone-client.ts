import { z } from 'zod'
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
import { cancelCashReceipt, fetchCashReceipt, issueCashReceipt } from './cash-receipts.ts'
import type { GatewayCancellationStatus, GatewayPayment } from './gateway-payment.ts'
import { listPayments, type PaymentsPage, type PaymentsWanted } from './list-payments.ts'
import { narrowCancellation, narrowPayment } from './narrow-payment.ts'
import { pathOf, quoteKey, refused } from './payment-call.ts'
import type {
  CancelRequest,
  CancelResult,
  CloseVirtualAccountResult,
  PreRegisterResult,
} from './payment-results.ts'
import { portOneCancelAnswer, portOneCloseAnswer, portOnePayment } from './portone-shapes.ts'
import { cancelRefusals, closeRefusals, preRegisterRefusals } from './refusal-text.ts'

type AccountHolder = { outcome: 'known'; holderName: string } | { outcome: 'unknownAccount' }

const TIMEOUT_MS = 5_000

const holderShape = z.object({ holderName: z.string() })

/**
 * Calls GET /platform/bank-accounts/{bank}/{accountNumber}/holder. Throws `GatewayUnavailable` without naming the account if the
 * bank does not answer (`PLATFORM_EXTERNAL_API_…`) or is not supported (`PLATFORM_NOT_SUPPORTED_BANK`).
 */
async function fetchAccountHolder(
  options: PortOneOptions,
  { bank, accountNumber }: { bank: string; accountNumber: string },
): Promise<AccountHolder> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'GET',
    path: `/platform/bank-accounts/${encodeURIComponent(bank)}/${encodeURIComponent(accountNumber)}/holder`,
    namesNoPath: true,
    timeoutMs: Math.min(options.timeoutMs ?? TIMEOUT_MS, TIMEOUT_MS),
  })
  if (isSuccess(answer))
    return { outcome: 'known', holderName: parseAnswer('payment', holderShape, answer).holderName }
  const refusal = readRefusal('payment', answer)
  if (refusal.type === 'INVALID_REQUEST') return { outcome: 'unknownAccount' }
  throw unknownRefusal('payment', { type: refusal.type })
}

export type PaymentGateway = {
  fetchPayment(paymentId: string): Promise<GatewayPayment | null>
  listPayments(wanted: PaymentsWanted): Promise<PaymentsPage>
  fetchAccountHolder(account: { bank: string; accountNumber: string }): Promise<AccountHolder>
  preRegister(paymentId: string, amount: LockedAmount): Promise<PreRegisterResult>
  cancel(request: CancelRequest): Promise<CancelResult>
  closeVirtualAccount(paymentId: string): Promise<CloseVirtualAccountResult>
  fetchCashReceipt(paymentId: string): Promise<GatewayCashReceipt | null>
  issueCashReceipt(wanted: CashReceiptWanted): Promise<CashReceiptIssued>
  cancelCashReceipt(paymentId: string): Promise<CashReceiptCancelled>
}

type LockedAmount = { amountWon: number; taxFreeWon: number | null }

// PortOne continues the work after a disconnect and asks for a timeout of at least 60 s (developers.portone.io).
const cancelTimeoutMs = 60_000

const cancelOutcomes: Record<GatewayCancellationStatus, 'done' | 'requested' | 'failed'> = {
  succeeded: 'done',
  requested: 'requested',
  failed: 'failed',
}

export function createPaymentGateway(options: PortOneOptions): PaymentGateway {
  return {
    fetchPayment: (paymentId) => fetchPayment(options, paymentId),
    listPayments: (wanted) => listPayments(options, wanted),
    fetchAccountHolder: (account) => fetchAccountHolder(options, account),
    preRegister: (paymentId, amount) => preRegister(options, paymentId, amount),
    cancel: (request) => cancel(options, request),
    closeVirtualAccount: (paymentId) => closeVirtualAccount(options, paymentId),
    fetchCashReceipt: (paymentId) => fetchCashReceipt(options, paymentId),
    issueCashReceipt: (wanted) => issueCashReceipt(options, wanted),
    cancelCashReceipt: (paymentId) => cancelCashReceipt(options, paymentId),
  }
}

/** Returns one key per refund attempt: a resent job repeats the key, and a retry by staff uses the next attempt. */
export function refundKey(refundNo: string | number, attemptNo: number): string {
  return `hygiene-refund-${refundNo}-attempt-${attemptNo}`
}

/** Returns one key per attempt started by staff, so a repeated job receives the first outcome. */
export function cashReceiptKey(cashReceiptNo: number, attempt: number): string {
  return `hygiene-cash-receipt-${cashReceiptNo}-attempt-${attempt}`
}

async function fetchPayment(options: PortOneOptions, paymentId: string): Promise<GatewayPayment | null> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'GET',
    path: pathOf(paymentId),
    query: { storeId: options.storeId },
  })
  if (isSuccess(answer)) return narrowPayment(parseAnswer('payment', portOnePayment, answer))
  const refusal = readRefusal('payment', answer)
  if (refusal.type === 'PAYMENT_NOT_FOUND') return null
  throw unknownRefusal('payment', refusal)
}

async function preRegister(
  options: PortOneOptions,
  paymentId: string,
  { amountWon, taxFreeWon }: LockedAmount,
): Promise<PreRegisterResult> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'POST',
    path: `${pathOf(paymentId)}/pre-register`,
    body: {
      storeId: options.storeId,
      totalAmount: amountWon,
      taxFreeAmount: taxFreeWon ?? undefined,
      currency: 'KRW',
    },
  })
  return isSuccess(answer) ? { outcome: 'registered' } : refused(preRegisterRefusals, answer)
}

async function cancel(options: PortOneOptions, request: CancelRequest): Promise<CancelResult> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'POST',
    path: `${pathOf(request.paymentId)}/cancel`,
    headers: { 'idempotency-key': quoteKey(request.idempotencyKey) },
    timeoutMs: cancelTimeoutMs,
    body: {
      storeId: options.storeId,
      amount: request.amountWon,
      taxFreeAmount: request.taxFreeWon,
      currentCancellableAmount: request.currentCancellableWon,
      reason: request.reason,
      requester: request.requester,
      refundAccount: request.refundAccount,
    },
  })
  if (!isSuccess(answer)) return refused(cancelRefusals, answer)
  const cancellation = narrowCancellation(parseAnswer('payment', portOneCancelAnswer, answer).cancellation)
  return { outcome: cancelOutcomes[cancellation.status], cancellation }
}

async function closeVirtualAccount(
  options: PortOneOptions,
  paymentId: string,
): Promise<CloseVirtualAccountResult> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'POST',
    path: `${pathOf(paymentId)}/virtual-account/close`,
    query: { storeId: options.storeId },
  })
  if (!isSuccess(answer)) return refused(closeRefusals, answer)
  return { outcome: 'closed', closedAt: parseAnswer('payment', portOneCloseAnswer, answer).closedAt }
}
