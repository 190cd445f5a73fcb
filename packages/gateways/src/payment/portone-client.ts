import type { JsonAnswer } from '../call-json.ts'
import {
  callPortOne,
  isSuccess,
  type PortOneOptions,
  parseAnswer,
  readRefusal,
  unknownRefusal,
} from '../portone-call.ts'
import type { GatewayCancellationStatus, GatewayPayment } from './gateway-payment.ts'
import { narrowCancellation, narrowPayment } from './narrow-payment.ts'
import type {
  CancelRequest,
  CancelResult,
  CloseVirtualAccountResult,
  PreRegisterResult,
  Refused,
} from './payment-results.ts'
import { portOneCancelAnswer, portOneCloseAnswer, portOnePayment } from './portone-shapes.ts'
import { cancelRefusals, closeRefusals, preRegisterRefusals } from './refusal-words.ts'

export type PaymentGateway = {
  fetchPayment(paymentId: string): Promise<GatewayPayment | null>
  preRegister(paymentId: string, amountWon: number): Promise<PreRegisterResult>
  cancel(request: CancelRequest): Promise<CancelResult>
  closeVirtualAccount(paymentId: string): Promise<CloseVirtualAccountResult>
}

// PortOne goes on working after we hang up, and asks for at least 60 s of patience (developers.portone.io).
const cancelTimeoutMs = 60_000

const cancelOutcomes: Record<GatewayCancellationStatus, 'done' | 'requested' | 'failed'> = {
  succeeded: 'done',
  requested: 'requested',
  failed: 'failed',
}

export function createPaymentGateway(options: PortOneOptions): PaymentGateway {
  return {
    fetchPayment: (paymentId) => fetchPayment(options, paymentId),
    preRegister: (paymentId, amountWon) => preRegister(options, paymentId, amountWon),
    cancel: (request) => cancel(options, request),
    closeVirtualAccount: (paymentId) => closeVirtualAccount(options, paymentId),
  }
}

/** One key per attempt at a refund: a resent job repeats the key, a retry by staff takes the next attempt. */
export function refundKey(refundNo: string | number, attemptNo: number): string {
  return `hygiene-refund-${refundNo}-attempt-${attemptNo}`
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
  amountWon: number,
): Promise<PreRegisterResult> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'POST',
    path: `${pathOf(paymentId)}/pre-register`,
    body: { storeId: options.storeId, totalAmount: amountWon, currency: 'KRW' },
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
    body: { storeId: options.storeId },
  })
  if (!isSuccess(answer)) return refused(closeRefusals, answer)
  return { outcome: 'closed', closedAt: parseAnswer('payment', portOneCloseAnswer, answer).closedAt }
}

function refused<Reason extends string>(
  words: ReadonlyMap<string, Reason>,
  answer: JsonAnswer,
): Refused<Reason> {
  const refusal = readRefusal('payment', answer)
  const reason = words.get(refusal.type)
  if (reason === undefined) throw unknownRefusal('payment', refusal)
  return { outcome: 'refused', reason, message: refusal.message }
}

/** The header is a quoted string of 16 to 256 ASCII characters. */
function quoteKey(key: string): string {
  if (!/^[\w-]{16,254}$/.test(key)) throw new RangeError('An idempotency key is 16 to 254 letters and digits')
  return `"${key}"`
}

function pathOf(paymentId: string): string {
  return `/payments/${encodeURIComponent(paymentId)}`
}
