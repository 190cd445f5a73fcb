import { ASSOCIATION } from './association.ts'
import styles from './support-phone.module.css'

/** The number people call, never broken at its hyphens. */
export function SupportPhone() {
  return <span className={styles.number}>{ASSOCIATION.phone}</span>
}
