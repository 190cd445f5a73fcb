import { Loaded, read } from '@hygiene/client'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { EventList } from '../../../shared/money/event-list.tsx'
import { SidesTable } from '../../../shared/money/sides-table.tsx'
import { Advice } from './advice.tsx'
import { EXCEPTION_STATES } from '../../../shared/money/money-states.ts'
import { type PaymentException, whyText } from './exception-text.ts'
import styles from './reconciliation.module.css'

type ExceptionViewProps = { one: PaymentException; place: string; onAction: () => void }

/** One exception: the three sides, what happened, and the action that is safe to do next. */
export function ExceptionView({ one, place, onAction }: ExceptionViewProps) {
  const { paymentNo, orderNumber, memberNo, userName } = one
  const sides = useQuery({ ...read(compareOrder, { paymentNo }), staleTime: 0 })
  const order = useQuery({ ...read(readStaffPayment, { number: String(paymentNo) }), staleTime: 0 })
  return (
    <article className={styles.exception}>
      <header>
        <h2>{EXCEPTION_STATES[one.exception].label}</h2>
        <span>
          주문 <Link to={`/payments/${orderNumber}`}>{orderNumber}</Link>
        </span>
        <span>
          <Masked memberNo={memberNo} field="name" value={userName} />
        </span>
        <span className={styles.place}>
          {place} <kbd>k</kbd> <kbd>j</kbd>
        </span>
      </header>
      <p>{whyText(one)}</p>
      <Loaded query={sides}>{(comparison) => <SidesTable comparison={comparison} />}</Loaded>
      {!sides.isPending && !order.isPending && (
        <div className={styles.below}>
          <Loaded query={order}>{({ events }) => <EventList events={events} />}</Loaded>
          <Advice one={one} comparison={sides.data ?? null} onAction={onAction} />
        </div>
      )}
    </article>
  )
}
