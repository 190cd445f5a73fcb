import { formatSeoulSentence, seoulTime } from '@hygiene/domain/time/seoul-day'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import type { TimelineKind } from '@hygiene/domain/staff/audit-log/timeline'
import {
  BookOpen,
  CircleCheck,
  CircleX,
  CreditCard,
  Eye,
  LogIn,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
  SquarePen,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { sittingsOf, sittingText } from './view-sittings.ts'
import styles from './timeline.module.css'
import { entryBy, entryRecord, entryText, type TimelineEntry } from './timeline-text.ts'

const ICONS: Record<TimelineKind, LucideIcon> = {
  apply: CreditCard,
  study: BookOpen,
  message: MessageSquare,
  inquiry: MessagesSquare,
  change: SquarePen,
  login: LogIn,
  view: Eye,
}

type TimelineDayProps = { day: string; isToday: boolean; entries: readonly TimelineEntry[] }

export function TimelineDay({ day, isToday, entries }: TimelineDayProps) {
  return (
    <section className={styles.day}>
      <h2>
        {isToday && '오늘 '}
        {formatSeoulSentence(day)} <small>{entries.length}건</small>
      </h2>
      <ol>
        {sittingsOf(entries).map(([entry, ...earlier]) =>
          entry && earlier.length > 0 ? (
            <Sitting key={entry.key} entries={[entry, ...earlier]} />
          ) : (
            entry && <Entry key={entry.key} entry={entry} />
          ),
        )}
      </ol>
    </section>
  )
}

/** Folds consecutive access entries of one employee into one line. */
function Sitting({ entries }: { entries: readonly TimelineEntry[] }) {
  const [first] = entries
  return (
    <li className={styles.sitting}>
      <details>
        <summary>
          {first && seoulTime(new Date(first.at))} 조회 {entries.length}건 · {sittingText(entries)}
          <span className={styles.by}>{first && entryBy(first)}</span>
        </summary>
        <ol>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ol>
      </details>
    </li>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { role } = useEmployee()
  const { label, text, outcome, tone } = entryText(entry)
  const record = entryRecord(entry)
  const Icon = tone === 'failed' ? CircleX : tone === 'done' ? CircleCheck : ICONS[entry.kind]
  return (
    <li className={styles.entry} data-tone={tone}>
      <time dateTime={entry.at}>{seoulTime(new Date(entry.at))}</time>
      <Icon aria-hidden />
      <span>{label}</span>
      <span className={styles.said}>
        {tone === 'failed' && outcome && <strong>{outcome} · </strong>}
        {text}
        {tone !== 'failed' && outcome && <strong> {outcome}</strong>}
        {record && staffMay(role, record.permission) && (
          <>
            {' '}
            <Link to={record.to}>{record.label}</Link>
          </>
        )}
      </span>
      <span className={styles.by}>{entryBy(entry)}</span>
    </li>
  )
}
