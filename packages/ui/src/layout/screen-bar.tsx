import type { ReactNode } from 'react'
import styles from './screen-bar.module.css'

type Amount = { label: ReactNode; amount: string }

type ScreenBarProps = Omit<Amount, 'amount'> & { amount: string | null; children: ReactNode }

/**
 * The buttons that lead on. A narrow screen has no summary beside them, so its last line stands above them; `amount` is null
 * where nothing is to be paid.
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

/** The last line of a summary. */
export function TotalLine({ label, amount }: Amount) {
  return (
    <p className={styles.total}>
      {label} <strong>{amount}</strong>
    </p>
  )
}
