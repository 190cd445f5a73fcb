import { Link } from 'react-router-dom'
import { ASSOCIATION } from '../association/association.ts'
import styles from './logo.module.css'

/** Inlines the drawing of public/icon.svg, which saves one request before the first paint. */
function Mark() {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden>
      <rect width="44" height="44" rx="12" fill="var(--primary)" />
      <path d="M9 22h26a13 13 0 0 1-8 12v2H17v-2A13 13 0 0 1 9 22Z" fill="var(--surface)" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="m17 26.5 4 4 7-7" stroke="var(--primary)" strokeWidth="2.6" />
        <path
          d="M17 9c-2 2 2 4 0 7M22 9c-2 2 2 4 0 7M27 9c-2 2 2 4 0 7"
          stroke="var(--line-brand-soft)"
          strokeWidth="2.2"
        />
      </g>
    </svg>
  )
}

export function Logo() {
  return (
    <Link to="/main" className={styles.logo}>
      <Mark />
      <span className={styles.text}>
        <strong>{ASSOCIATION.service}</strong>
        <span data-optional={ASSOCIATION.name}>{ASSOCIATION.name}</span>
      </span>
    </Link>
  )
}
