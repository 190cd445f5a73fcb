import { industryTypeLabel, type IndustryType, inPersonStatusLabel } from '@hygiene/domain'
import { Badge, Button, type Column, Table } from '@hygiene/ui'
import { cameWords, leftWords, type RosterRow, seatWords } from './roster-words.ts'
import type { SessionFacts } from './session-words.ts'
import cells from '../../shared/table-cells/table-cells.module.css'
import styles from './sessions.module.css'

type RosterTableProps = {
  rows: readonly RosterRow[]
  session: SessionFacts
  /** Null where the role may only look. */
  onDecide: ((row: RosterRow) => void) | null
}

/** Names and telephones come masked. */
export function RosterTable({ rows, session, onDecide }: RosterTableProps) {
  return (
    <Table
      caption="명단"
      columns={columnsFor(session, onDecide)}
      rows={rows}
      rowKey={({ applicationNo }) => applicationNo}
    />
  )
}

function columnsFor(session: SessionFacts, onDecide: RosterTableProps['onDecide']): Column<RosterRow>[] {
  return [
    {
      header: '신청자',
      isHeading: true,
      cell: ({ name, phone, applicationNo }) => (
        <span className={cells.lines}>
          {name}
          <small>{phone}</small>
          <small>신청번호 {applicationNo}</small>
        </span>
      ),
    },
    { header: '영업장', cell: ({ records }) => <Records records={records} /> },
    { header: '자리', cell: ({ seat }) => seatWords[seat] },
    {
      header: '입실·퇴실',
      cell: (row) => (
        <span className={cells.lines}>
          <span>입실 {cameWords(row, session)}</span>
          <span>퇴실 {leftWords(row, session)}</span>
        </span>
      ),
    },
    {
      header: '확인할 일',
      cell: (row) => <Attention row={row} onDecide={onDecide} />,
    },
  ]
}

function Records({ records }: Pick<RosterRow, 'records'>) {
  return (
    <span className={cells.lines}>
      {records.map(
        ({ inPersonEnrolmentNo, businessName, licenceNo, industryType, status, certificateNumber }) => (
          <span key={inPersonEnrolmentNo} className={cells.lines}>
            <span>
              {businessName}{' '}
              <Badge tone={status === 'completed' ? 'brand' : 'neutral'}>{inPersonStatusLabel[status]}</Badge>
            </span>
            <small>
              {industryTypeLabel[industryType as IndustryType]} · {licenceNo || '영업신고 전'}
            </small>
            {certificateNumber && <small>수료증 {certificateNumber}</small>}
          </span>
        ),
      )}
    </span>
  )
}

function Attention({ row, onDecide }: { row: RosterRow; onDecide: RosterTableProps['onDecide'] }) {
  const { attention, name, applicationNo, mayBePresent, mayBeAbsent, mayBeClosed } = row
  const mayDecide = onDecide !== null && (mayBePresent || mayBeAbsent || mayBeClosed)
  if (attention === null && !mayDecide) return '-'
  const label = mayBeClosed ? '확인 마치기' : '출석 결정'
  return (
    <span className={styles.attention}>
      {attention && <span className={styles.why}>{attention}</span>}
      {mayDecide && (
        <Button
          tone={attention === null ? 'secondary' : 'primary'}
          size="small"
          aria-label={`${label} ${name} 신청번호 ${applicationNo}`}
          onClick={() => onDecide(row)}
        >
          {label}
        </Button>
      )}
    </span>
  )
}
