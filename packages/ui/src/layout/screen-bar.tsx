import type { ReactNode } from 'react'
import styles from './screen-bar.module.css'

type Amount = { label: ReactNode; amount: string }

type ScreenBarProps = Omit<Amount, 'amount'> & { amount: string | null; children: ReactNode }

/**
 * Renders the buttons that continue. A narrow screen shows no summary, so its total is above them; `amount` is null if nothing is
 * due.
 */
export function ScreenBar({ label, amount, children }: ScreenBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.line}>
        <span>{label}</span>
        {amount !== null && <strong>{amount}</strong>}
      </p>
      {children}
    </div>
  )
}

export function TotalLine({ label, amount }: Amount) {
  return (
    <p className={styles.total}>
      {label} <strong>{amount}</strong>
    </p>
  )
}
