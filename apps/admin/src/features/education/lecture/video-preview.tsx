import type { Video } from './lecture-text.ts'
import styles from './lectures.module.css'

/** Scenes of a converted video, evenly over its length. */
export function VideoPreview({ video: { picturePaths } }: { video: Video }) {
  return (
    <ul className={styles.scenes} aria-label="장면">
      {picturePaths.map((path, at) => (
        <li key={path.slice(path.lastIndexOf('/'))}>
          <img src={path} width={160} height={90} alt={`장면 ${at + 1}`} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
