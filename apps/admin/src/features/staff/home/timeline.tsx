import { Link } from 'react-router-dom'
import styles from './home.module.css'
import { deadlineText, dueText, type Home } from './home-text.ts'

/** As many as stand beside each other. */
const MOST_SHOWN = 7

/** What comes in the next eight weeks, the nearest first. */
export function Timeline({ deadlines, now }: Pick<Home, 'deadlines'> & { now: Date }) {
  const shown = deadlines.slice(0, MOST_SHOWN)
  const more = deadlines.length - shown.length
  return (
    <section className={styles.timeline}>
      <header>
        <h2>다가오는 기한</h2>
        <span>8주{more > 0 ? ` · 뒤에 ${more}건 더` : ''}</span>
      </header>
      {shown.length === 0 ? (
        <p>8주 안에 기한이 없습니다.</p>
      ) : (
        <ol>
          {shown.map((deadline) => {
            const at = new Date(deadline.at)
            const text = deadlineText(deadline)
            const to = deadline.sessionNo === null ? null : `/sessions/${deadline.sessionNo}`
            return (
              <li key={`${deadline.kind} ${deadline.at} ${deadline.name}`}>
                <strong>{dueText(at, now)}</strong>
                {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
