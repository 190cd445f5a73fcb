import styles from './progress-line.module.css'

/** The bar repeats the words beside it. */
export function ProgressLine({ share, words }: { share: number; words: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{words}</p>
      <div className={styles.bar} aria-hidden>
        <span style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
      </div>
    </div>
  )
}
