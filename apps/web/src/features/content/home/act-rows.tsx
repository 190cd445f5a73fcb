import { actSentence, inOneLine } from '@hygiene/domain'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LeftBadge } from './act-card.tsx'
import { placeWords } from './act-details.ts'
import styles from './act-rows.module.css'
import { actPath, type NextAct, saidOf } from './next-act.ts'

/** The other educations, each a row that leads on. */
export function ActRows({ acts, now }: { acts: readonly NextAct[]; now: Date }) {
  if (acts.length === 0) return null
  return (
    <ul className={styles.rows} aria-label="다른 교육">
      {acts.map((act) => (
        <li key={`${act.isInPerson} ${act.enrolmentNo ?? act.inPersonEnrolmentNo} ${act.state}`}>
          <Link to={actPath(act)}>
            <span className={styles.words}>
              <strong>{inOneLine(actSentence(saidOf(act), now))}</strong>
              <span>{placeWords(act)}</span>
            </span>
            <LeftBadge act={act} now={now} />
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
