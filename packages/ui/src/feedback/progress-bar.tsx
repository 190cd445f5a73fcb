import styles from './progress-bar.module.css'

/** How far something is, from 0 to 1. A picture of the words beside it, which say the same. */
export function ProgressBar({ share }: { share: number }) {
  return (
    <div className={styles.bar} aria-hidden>
      <span style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
    </div>
  )
}
