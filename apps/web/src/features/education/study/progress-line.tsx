import { ProgressBar } from '@hygiene/ui'
import styles from './progress-line.module.css'

export function ProgressLine({ share, text }: { share: number; text: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{text}</p>
      <ProgressBar share={share} />
    </div>
  )
}
