import type { Film } from './lecture-words.ts'
import styles from './lectures.module.css'

/** Scenes of a converted film, evenly over its length. */
export function FilmPreview({ film: { picturePaths } }: { film: Film }) {
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
