import type { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import type { ReactNode } from 'react'
import { GrowingList } from '../../../shared/paging/growing-list.tsx'
import type { usePages } from '../../../shared/paging/use-pages.ts'
import { PaymentRow } from './payment-row.tsx'
import styles from './payment.module.css'

type PaymentRowsProps = {
  pages: ReturnType<typeof usePages<typeof listPayments>>
  empty: ReactNode
}

export function PaymentRows({ pages, empty }: PaymentRowsProps) {
  return (
    <GrowingList pages={pages} empty={empty}>
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.paymentNo}>
              <PaymentRow row={row} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  )
}
