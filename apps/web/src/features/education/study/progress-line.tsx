import { ProgressBar } from '@hygiene/ui'
import styles from './progress-line.module.css'

/** How far a course is, in words and as a bar. */
export function ProgressLine({ share, text }: { share: number; text: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{text}</p>
      <ProgressBar share={share} />
    </div>
  )
}
