import { ASSOCIATION } from './association.ts'
import styles from './support-phone.module.css'

export function SupportPhone() {
  return (
    <span className={styles.number} data-optional={ASSOCIATION.phone}>
      {ASSOCIATION.phone}
    </span>
  )
}

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
