import { Phone } from 'lucide-react'
import { ASSOCIATION } from '../../../app/association/association.ts'
import styles from './phone-help.module.css'

export function PhoneHelp() {
  return (
    <a className={styles.help} href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
      <span className={styles.icon}>
        <Phone aria-hidden />
      </span>
      <span className={styles.text}>
        <span>어려우면 전화로 도와드립니다</span>
        <strong>{ASSOCIATION.phone}</strong>
        <span>{ASSOCIATION.hours}</span>
      </span>
    </a>
  )
}
