import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { industryTypeLabel } from '@hygiene/domain/text'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { Badge, EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { GrowingList } from '../../../shared/paging/growing-list.tsx'
import { DocumentCard } from '../../../shared/printing/document-card.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { certificatePath, slipPath } from '../../../shared/printing/print-paths.ts'
import { PrintedBadge } from '../../../shared/printing/printed-badge.tsx'
import styles from './document-list.module.css'
import { type PaidRecord, usePaidRecords } from './use-paid-records.ts'

export function DocumentList() {
  const pages = usePaidRecords()
  return (
    <GrowingList pages={pages} empty={<NothingToPrint />}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.info.edu.inPersonEnrolmentNo}>
              <RecordCard row={row} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  )
}

function RecordCard({ row }: { row: PaidRecord }) {
  const { status, sessionDay, venue, edu, industryType, isPrinted } = row
  return (
    <DocumentCard
      badges={
        <>
          <Badge tone={status === 'absent' ? 'neutral' : 'brand'}>{inPersonStatusLabel[status]}</Badge>
          {status === 'completed' && <PrintedBadge isPrinted={isPrinted} />}
        </>
      }
      title={formatSession(sessionDay)}
      items={[
        { term: '교육장', detail: venue.location },
        { term: '업소명', detail: edu.businessName },
        { term: '업종', detail: industryTypeLabel[industryType] },
      ]}
    >
      <Documents row={row} />
    </DocumentCard>
  )
}

function Documents({ row: { status, info, edu } }: { row: PaidRecord }) {
  const { inPersonEnrolmentNo } = info.edu
  if (status === 'completed') {
    return (
      <PrintLink to={certificatePath(inPersonEnrolmentNo)} of={edu.businessName}>
        수료증 출력
      </PrintLink>
    )
  }
  if (status === 'absent') return <p>참석하지 않으셔서 출력하실 문서가 없습니다.</p>
  return (
    <PrintLink to={slipPath(inPersonEnrolmentNo)} of={edu.businessName}>
      수강증 출력
    </PrintLink>
  )
}

function NothingToPrint() {
  return (
    <EmptyState>
      <p>집합교육을 신청하고 결제하시면 이곳에서 수강증을, 교육을 마치시면 수료증을 출력할 수 있습니다.</p>
      <Link {...linkButton()} to="/edu/offline">
        집합교육 신청하기
      </Link>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline/list">
        신청 내역 보기
      </Link>
    </EmptyState>
  )
}
