import { call } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { approvalStatusLabel } from '@hygiene/domain/staff/approval/approval-status'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { agoText, type ApprovalRow, shortTime, STATE_OF, type View, VIEWS } from './approval-text.ts'
import styles from './approvals.module.css'

type Page = EntityOf<typeof listApprovals>

type ApprovalQueueProps = {
  page: Page
  view: View
  openNo: number | null
  hrefOf: (row: ApprovalRow) => string
}

export function ApprovalQueue({ page, view, openNo, hrefOf }: ApprovalQueueProps) {
  const [more, setMore] = useState<Page | null>(null)
  const [now] = useState(() => new Date())
  const rows = [...page.list, ...(more?.list ?? [])]
  const next = more ? more.next : page.next
  if (rows.length === 0) return <p className={styles.empty}>{VIEWS[view].empty}</p>

  async function readMore(beyond: number) {
    const read = await call(listApprovals, { view, beyond })
    setMore((known) => ({ ...read, list: [...(known?.list ?? []), ...read.list] }))
  }
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.approvalNo}>
            <Link to={hrefOf(row)} aria-current={row.approvalNo === openNo ? 'true' : undefined}>
              <Row row={row} view={view} now={now} />
            </Link>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button tone="secondary" size="small" onClick={() => void readMore(next)}>
          다음 50건
        </Button>
      )}
    </>
  )
}

function Row({ row, view, now }: { row: ApprovalRow; view: View; now: Date }) {
  const { kind, title, status, makerName, isMine, askedAt, endsAt } = row
  return (
    <>
      <strong>{APPROVAL_KINDS[kind].label}</strong>
      <span className={styles.ago}>{agoText(askedAt, now)}</span>
      <span className={styles.about}>{title}</span>
      <span>{isMine ? '내 요청' : makerName}</span>
      {view === 'ended' ? (
        <StateMark kind={STATE_OF[status]}>{approvalStatusLabel[status]}</StateMark>
      ) : (
        <span className={styles.ago}>{shortTime(endsAt)}까지</span>
      )}
    </>
  )
}
