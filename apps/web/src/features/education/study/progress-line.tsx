import { ProgressBar } from '@hygiene/ui'
import styles from './progress-line.module.css'

/** How far a course is, in words and as a bar. */
export function ProgressLine({ share, words }: { share: number; words: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{words}</p>
      <ProgressBar share={share} />
    </div>
  )
}
