import { ASSOCIATION } from './association.ts'
import styles from './support-phone.module.css'

/** The number people call, not broken at its hyphens while it fits a line. */
export function SupportPhone() {
  return <span className={styles.number}>{ASSOCIATION.phone}</span>
}
