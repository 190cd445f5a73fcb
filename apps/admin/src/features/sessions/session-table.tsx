import { formatSeoulDate, type SalesType, salesTypeLabel } from '@hygiene/domain'
import { Badge, type Column, Table } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { type SessionItem, sessionState, shortWhenWords } from './session-words.ts'
import cells from '../../shared/table-cells/table-cells.module.css'
import styles from './sessions.module.css'

type SessionTableProps = { sessions: readonly SessionItem[]; now: Date }

export function SessionTable({ sessions, now }: SessionTableProps) {
  return (
    <Table
      caption="집합교육 회차"
      columns={columnsAt(now)}
      rows={sessions}
      rowKey={({ sessionNo }) => sessionNo}
    />
  )
}

function columnsAt(now: Date): Column<SessionItem>[] {
  return [
    {
      header: '일시',
      isHeading: true,
      cell: (session) => (
        <span className={cells.lines}>
          <Link className={styles.link} to={`/sessions/${session.sessionNo}`}>
            {shortWhenWords(session)}
          </Link>
          <small>
            {formatSeoulDate(new Date(session.startsAt)).slice(0, 4)}년 · 회차 {session.sessionNo}
          </small>
        </span>
      ),
    },
    {
      header: '교육장',
      cell: ({ venueName, branchName }) => (
        <span className={cells.lines}>
          {venueName}
          <small>{branchName}</small>
        </span>
      ),
    },
    { header: '대상', cell: ({ salesType }) => salesTypeLabel[salesType as SalesType] },
    { header: '상태', cell: (session) => <State session={session} now={now} /> },
    {
      header: '자리',
      cell: ({ taken, capacity, queue }) => (
        <span className={cells.lines}>
          {`${taken} / ${capacity}석`}
          {queue > 0 && <small>대기 {queue}명</small>}
        </span>
      ),
    },
    {
      header: '확인 필요',
      cell: ({ attention }) => (attention > 0 ? <Badge tone="accent">{`${attention}건`}</Badge> : '-'),
    },
  ]
}

function State({ session, now }: { session: SessionItem; now: Date }) {
  const { label, tone } = sessionState(session, now)
  return <Badge tone={tone}>{label}</Badge>
}
