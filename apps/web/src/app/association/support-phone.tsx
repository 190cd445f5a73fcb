import { ASSOCIATION } from './association.ts'
import styles from './support-phone.module.css'

/** The number people call, not broken at its hyphens while it fits a line. */
export function SupportPhone() {
  return (
    <span className={styles.number} data-optional={ASSOCIATION.phone}>
      {ASSOCIATION.phone}
    </span>
  )
}

/** The number to press, with the particle it asks for. */
export function CallSupport() {
  return (
    <span className={styles.number}>
      고객센터
      <span data-optional={ASSOCIATION.phone}>
        {' '}
        <a href={`tel:${ASSOCIATION.phone}`}>{ASSOCIATION.phone}</a>
      </span>
      {ASSOCIATION.phoneParticle}
    </span>
  )
}

/** «고객센터(…)로» in a sentence, broken neither at a bracket nor before its particle. */
export function ToSupport() {
  return (
    <span className={styles.number}>
      고객센터
      <a className={styles.call} href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
        ({ASSOCIATION.phone})
      </a>
      로
    </span>
  )
}
