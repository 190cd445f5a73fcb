import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { Badge, Button } from '@hygiene/ui'
import { Pause } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './inquiries.module.css'
import { type InquiryRow, leftNow, nearness, type Queue, stateText } from './inquiry-text.ts'

type InquiryQueueProps = {
  queue: Queue
  /** Is when the server answered. Like `now`, it is in milliseconds of this computer's clock. */
  since: number
  now: number
  empty: string
  openNo: number | null
  hrefOf: (inquiryNo: number) => string
  onMore: ((beyond: number) => void) | null
}

export function InquiryQueue({ queue, since, now, empty, openNo, hrefOf, onMore }: InquiryQueueProps) {
  if (queue.list.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <>
      <ul>
        {queue.list.map((row) => (
          <li key={row.inquiryNo}>
            <Link to={hrefOf(row.inquiryNo)} aria-current={row.inquiryNo === openNo ? 'true' : undefined}>
              <strong>{row.title}</strong>
              <span className={styles.facts}>
                <Left row={row} leftMs={leftNow(row.leftMs, queue, since, now)} /> · {aboutText(row)} ·{' '}
                {row.writerName ?? '익명'}
              </span>
              <Assignee row={row} />
            </Link>
          </li>
        ))}
      </ul>
      {onMore && queue.next !== null && (
        <Button tone="secondary" size="small" onClick={() => queue.next !== null && onMore(queue.next)}>
          다음 50건
        </Button>
      )}
    </>
  )
}

export function Left({ row, leftMs }: { row: InquiryRow; leftMs: number | null }) {
  return (
    <span className={styles.left} data-near={nearness(leftMs)}>
      {row.tableState === 'waiting' && <Pause aria-hidden />}
      {stateText(row, leftMs)}
    </span>
  )
}

function aboutText({ inquiryType, topicName }: InquiryRow): string {
  return inquiryType === 2 ? ['신고', ...(topicName ? [topicName] : [])].join(' · ') : (topicName ?? '문의')
}

function Assignee({ row: { assigneeName, tableState, passedTo, passedBranchName } }: { row: InquiryRow }) {
  const where = passedTo && (passedBranchName ?? staffRoleLabel[passedTo])
  const text = [where && `${where}에 넘김`, assigneeName].filter(Boolean).join(' · ')
  if (text !== '') return <span className={styles.assignee}>{text}</span>
  return tableState === 'open' ? <Badge>배정 안 됨</Badge> : null
}
