import styles from './message-text.module.css'

/** A text as a phone shows it, under the number it comes from. */
export function PhoneText({ from, children }: { from: string; children: string }) {
  return (
    <div className={styles.phone}>
      <p>{from}</p>
      <div className={styles.bubble}>{children}</div>
    </div>
  )
}
