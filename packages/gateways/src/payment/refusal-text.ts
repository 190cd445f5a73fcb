import type { CashReceiptCancelled, CashReceiptIssued } from './cash-receipt-results.ts'
import type {
  CancelRefusal,
  CloseVirtualAccountResult,
  PreRegisterResult,
  Refused,
} from './payment-results.ts'

type ReasonOf<Result> = Result extends Refused<infer Reason> ? Reason : never

/** Maps PortOne's error types to our reasons. An unlisted type is treated as an outage. */
export const preRegisterRefusals: ReadonlyMap<string, ReasonOf<PreRegisterResult>> = new Map([
  ['ALREADY_PAID', 'alreadyPaid'],
  ['INVALID_REQUEST', 'invalidRequest'],
])

export const cancelRefusals: ReadonlyMap<string, CancelRefusal> = new Map([
  ['PAYMENT_NOT_FOUND', 'paymentNotFound'],
  ['PAYMENT_NOT_PAID', 'notPaid'],
  ['PAYMENT_ALREADY_CANCELLED', 'alreadyCancelled'],
  ['CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN', 'amountChanged'],
  ['CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT', 'amountTooLarge'],
  ['SUM_OF_PARTS_EXCEEDS_CANCEL_AMOUNT', 'invalidRequest'],
  ['CANCEL_TAX_FREE_AMOUNT_EXCEEDS_CANCELLABLE_TAX_FREE_AMOUNT', 'invalidRequest'],
  ['CANCEL_TAX_AMOUNT_EXCEEDS_CANCELLABLE_TAX_AMOUNT', 'invalidRequest'],
  ['MAX_CANCEL_COUNT_REACHED', 'tooManyCancellations'],
  ['INVALID_REQUEST', 'invalidRequest'],
  ['PG_PROVIDER', 'providerRefused'],
])

export const closeRefusals: ReadonlyMap<string, ReasonOf<CloseVirtualAccountResult>> = new Map([
  ['PAYMENT_NOT_FOUND', 'paymentNotFound'],
  ['PAYMENT_NOT_WAITING_FOR_DEPOSIT', 'notWaitingForDeposit'],
  ['INVALID_REQUEST', 'invalidRequest'],
  ['PG_PROVIDER', 'providerRefused'],
])

export const cashReceiptRefusals: ReadonlyMap<string, ReasonOf<CashReceiptIssued>> = new Map([
  ['CASH_RECEIPT_ALREADY_ISSUED', 'alreadyIssued'],
  ['CHANNEL_NOT_FOUND', 'invalidRequest'],
  ['INVALID_REQUEST', 'invalidRequest'],
  ['PG_PROVIDER', 'providerRefused'],
])

export const cashReceiptCancelRefusals: ReadonlyMap<string, ReasonOf<CashReceiptCancelled>> = new Map([
  ['CASH_RECEIPT_NOT_FOUND', 'notIssued'],
  ['CASH_RECEIPT_NOT_ISSUED', 'notIssued'],
  ['INVALID_REQUEST', 'invalidRequest'],
  ['PG_PROVIDER', 'providerRefused'],
])
