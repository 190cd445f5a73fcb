import styles from './message-text.module.css'

export function PhoneText({ from, children }: { from: string; children: string }) {
  return (
    <div className={styles.phone}>
      <p>{from}</p>
      <div className={styles.bubble}>{children}</div>
    </div>
  )
}
