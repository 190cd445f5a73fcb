import { useState } from 'react'
import { paysInThisTab } from '../begun-payment/begin-payment.ts'
import styles from './pay-methods.module.css'
import type { PayMethod } from './pay-methods.tsx'
import { pressText } from './pay-text.ts'

/** States the effect of the press and the refund period. Is read out when the method changes. */
export function PayNote({ method, refund }: { method: PayMethod | ''; refund: string }) {
  const [isHere] = useState(paysInThisTab)
  return (
    <div className={styles.note}>
      <p role="status">
        <strong>{pressText(method, isHere)}</strong>
      </p>
      <p>{refund}</p>
    </div>
  )
}
