import { missingWords } from '@hygiene/domain'
import { Link } from 'react-router-dom'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import styles from './home.module.css'
import type { Home } from './home-words.ts'

/** From the first of November: what applicants of the coming year would miss, each with the screen that mends it. */
export function NextYearAlert({ parts }: { parts: Home['nextYear'] }) {
  if (parts.length === 0) return null
  return (
    <section className={styles.nextYear} aria-label="내년 과정">
      <h2>
        <StateMark kind="failed">내년 과정이 아직 없습니다</StateMark>
      </h2>
      <ul>
        {parts.map((missing) => (
          <li key={missing.part}>
            <Link to={missing.courseNo === null ? '/courses/next' : `/courses/${missing.courseNo}`}>
              {missingWords(missing)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
