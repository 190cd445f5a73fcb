import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { StateMark } from '../state-mark/state-mark.tsx'
import { MONEY_STATES, type MoneyState, ORDER_STATES } from './money-states.ts'

type Shown = Pick<EntityOf<typeof listStaffPayments>['list'][number], 'status' | 'refundStatus'>

/** Shows the state of an order. A refund in progress takes precedence. */
export function OrderState({ status, refundStatus }: Shown) {
  if (refundStatus === 'failed' && status !== 'cancelled') return marked(MONEY_STATES.refundFailed)
  if (refundStatus === 'requested' || refundStatus === 'sent') return marked(MONEY_STATES.refundInProgress)
  if (refundStatus === 'done' && status === 'cancelled') return marked(MONEY_STATES.refundDone)
  return marked(ORDER_STATES[status])
}

const marked = ({ kind, label }: MoneyState) => <StateMark kind={kind}>{label}</StateMark>
