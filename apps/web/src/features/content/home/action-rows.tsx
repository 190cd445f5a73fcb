import { actionSentence, inOneLine } from '@hygiene/domain/member/next-action/action-label'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LeftBadge } from './action-card.tsx'
import { placeText } from './action-details.ts'
import styles from './action-rows.module.css'
import { actionPath, type NextAction, saidOf } from './next-action.ts'

export function ActionRows({ actions, now }: { actions: readonly NextAction[]; now: Date }) {
  if (actions.length === 0) return null
  return (
    <ul className={styles.rows} aria-label="다른 교육">
      {actions.map((action) => (
        <li key={`${action.isInPerson} ${action.enrolmentNo ?? action.inPersonEnrolmentNo} ${action.state}`}>
          <Link to={actionPath(action)}>
            <span className={styles.text}>
              <strong>{inOneLine(actionSentence(saidOf(action), now))}</strong>
              <span>{placeText(action)}</span>
            </span>
            <LeftBadge action={action} now={now} />
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
