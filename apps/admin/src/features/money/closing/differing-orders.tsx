import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { Link } from 'react-router-dom'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { differenceText } from './closing-text.ts'
import styles from './closings.module.css'

/** Orders on which both sides differ, each with the words of staff or with what the sides say. */
export function DifferingOrders({ orders }: { orders: EntityOf<typeof readClosingDay>['differing'] }) {
  if (orders.length === 0) return null
  return (
    <ul className={styles.differing} aria-label="결제사와 다른 주문">
      {orders.map(({ paymentNo, orderNumber, method, sums, explained, why }) => (
        <li key={paymentNo}>
          <StateMark kind={explained === null ? 'view' : 'done'}>
            {explained === null ? '설명 없음' : '설명됨'}
          </StateMark>
          <Link to={`/payments/${orderNumber}`}>{orderNumber}</Link>
          <span>{method}</span>
          <strong>{differenceText(sums)}</strong>
          <p>{explained ?? why}</p>
        </li>
      ))}
    </ul>
  )
}
