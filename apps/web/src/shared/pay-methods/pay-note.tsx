import { useState } from 'react'
import { paysInThisTab } from '../begun-payment/begin-payment.ts'
import styles from './pay-methods.module.css'
import type { PayMethod } from './pay-methods.tsx'
import { pressText } from './pay-text.ts'

/** What the press will do, and until when the money can be had back: read out when the method changes. */
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
