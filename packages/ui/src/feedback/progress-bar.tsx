import styles from './progress-bar.module.css'

/** Renders a share from 0 to 1. Is hidden from screen readers, because the adjacent text says the same. */
export function ProgressBar({ share }: { share: number }) {
  return (
    <div className={styles.bar} aria-hidden>
      <span style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
    </div>
  )
}
