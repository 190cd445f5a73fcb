import styles from './boards.module.css'

/** A decoration: a month with one chosen day. */
export function CalendarPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 126 124" aria-hidden>
      <rect x="0" y="14" width="126" height="110" rx="14" fill="var(--surface)" />
      <path d="M0 28a14 14 0 0 1 14-14h98a14 14 0 0 1 14 14v20H0Z" fill="var(--accent-bright)" />
      <g fill="var(--surface-accent-soft)">
        <rect x="16" y="62" width="22" height="18" rx="5" />
        <rect x="52" y="62" width="22" height="18" rx="5" />
        <rect x="88" y="62" width="22" height="18" rx="5" />
        <rect x="16" y="90" width="22" height="18" rx="5" />
        <rect x="88" y="90" width="22" height="18" rx="5" />
      </g>
      <rect x="52" y="90" width="22" height="18" rx="5" fill="var(--primary)" />
      <g fill="var(--accent)">
        <rect x="24" y="0" width="8" height="28" rx="4" />
        <rect x="94" y="0" width="8" height="28" rx="4" />
      </g>
    </svg>
  )
}
