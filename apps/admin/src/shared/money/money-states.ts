import type { OrderStatus, PaymentConcern } from '@hygiene/domain'
import type { StateKind } from '../state-mark/state-mark.tsx'

export type MoneyState = { kind: StateKind; label: string }

/** The words and marks of money (desk.md, «Words»), each once: for orders, and for what finance has to look at. */
export const MONEY_STATES = {
  ready: { kind: 'waiting', label: '결제 대기' },
  accountOpen: { kind: 'waiting', label: '입금 대기' },
  paid: { kind: 'done', label: '결제 완료' },
  failed: { kind: 'failed', label: '결제 실패' },
  cancelled: { kind: 'ended', label: '결제 취소' },
  lateMoney: { kind: 'look', label: '취소 후 입금' },
  amountDiffers: { kind: 'look', label: '금액 다름' },
  refundFailed: { kind: 'failed', label: '환불 거절' },
  refundUnderWay: { kind: 'moving', label: '환불 처리 중' },
  refundDone: { kind: 'ended', label: '환불 완료' },
  refundSlow: { kind: 'look', label: '환불이 늦어짐' },
  noticeMissed: { kind: 'look', label: '결제 통지를 못 받음' },
  certifiedUnpaid: { kind: 'look', label: '수료 뒤 결제 취소' },
  returnedTwice: { kind: 'failed', label: '두 번 돌려드림' },
  transferDue: { kind: 'waiting', label: '계좌로 보낼 환불' },
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

/** What finance has to look at has the same words as the order it is about. */
export const CONCERN_STATES: Record<PaymentConcern, MoneyState> = { ...MONEY_STATES }
