import type { EntityOf, listStaffPayments } from '@hygiene/contracts'
import type { OrderStatus } from '@hygiene/domain'
import { StateMark, type StateKind } from '../state-mark/state-mark.tsx'

type Shown = Pick<EntityOf<typeof listStaffPayments>['list'][number], 'status' | 'refundStatus'>

const STATES: Record<OrderStatus, { kind: StateKind; label: string }> = {
  ready: { kind: 'waiting', label: '결제 대기' },
  virtualAccountIssued: { kind: 'waiting', label: '입금 대기' },
  paid: { kind: 'done', label: '결제 완료' },
  failed: { kind: 'failed', label: '결제 실패' },
  cancelled: { kind: 'ended', label: '결제 취소' },
  paidAfterCancellation: { kind: 'look', label: '취소 후 입금' },
  mismatched: { kind: 'look', label: '금액 다름' },
}

/** How an order stands; of one whose money goes back that counts. */
export function OrderState({ status, refundStatus }: Shown) {
  if (refundStatus === 'failed' && status !== 'cancelled')
    return <StateMark kind="failed">환불 거절</StateMark>
  if (refundStatus === 'requested' || refundStatus === 'sent')
    return <StateMark kind="moving">환불 처리 중</StateMark>
  if (refundStatus === 'done' && status === 'cancelled') return <StateMark kind="ended">환불 완료</StateMark>
  const { kind, label } = STATES[status]
  return <StateMark kind={kind}>{label}</StateMark>
}
