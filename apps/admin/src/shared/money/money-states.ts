import type { OrderStatus } from '@hygiene/domain/money/payment/payment-status'
import {
  type PaymentExceptionKind,
  paymentExceptionLabel,
} from '@hygiene/domain/money/reconciliation/payment-exception'
import type { StateKind } from '../state-mark/state-mark.tsx'

export type MoneyState = { kind: StateKind; label: string }

/** Defines the labels and marks once, for orders and for payment exceptions. */
export const MONEY_STATES = {
  ready: { kind: 'waiting', label: '결제 대기' },
  accountOpen: { kind: 'waiting', label: '입금 대기' },
  paid: { kind: 'done', label: '결제 완료' },
  failed: { kind: 'failed', label: '결제 실패' },
  cancelled: { kind: 'ended', label: '결제 취소' },
  lateMoney: { kind: 'view', label: paymentExceptionLabel.lateMoney },
  amountDiffers: { kind: 'view', label: paymentExceptionLabel.amountDiffers },
  refundFailed: { kind: 'failed', label: paymentExceptionLabel.refundFailed },
  refundInProgress: { kind: 'moving', label: paymentExceptionLabel.refundInProgress },
  refundDone: { kind: 'ended', label: '환불 완료' },
  refundSlow: { kind: 'view', label: paymentExceptionLabel.refundSlow },
  noticeMissed: { kind: 'view', label: paymentExceptionLabel.noticeMissed },
  paidTwice: { kind: 'view', label: paymentExceptionLabel.paidTwice },
  goneAtGateway: { kind: 'view', label: paymentExceptionLabel.goneAtGateway },
  certifiedUnpaid: { kind: 'view', label: paymentExceptionLabel.certifiedUnpaid },
  returnedTwice: { kind: 'failed', label: paymentExceptionLabel.returnedTwice },
  transferDue: { kind: 'waiting', label: paymentExceptionLabel.transferDue },
} as const satisfies Record<string, MoneyState>

export const ORDER_STATES: Record<OrderStatus, MoneyState> = {
  ready: MONEY_STATES.ready,
  virtualAccountIssued: MONEY_STATES.accountOpen,
  paid: MONEY_STATES.paid,
  failed: MONEY_STATES.failed,
  cancelled: MONEY_STATES.cancelled,
  paidAfterCancellation: MONEY_STATES.lateMoney,
  mismatched: MONEY_STATES.amountDiffers,
}

/** Uses the same labels for an exception as for its order. */
export const EXCEPTION_STATES: Record<PaymentExceptionKind, MoneyState> = { ...MONEY_STATES }
