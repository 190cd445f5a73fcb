import { formatSeoulDateTime } from '@hygiene/domain'
import { Badge, Button, type Column, Table } from '@hygiene/ui'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import { type Designation, kindLabel, stateWords, verdictState } from './designation-words.ts'
import cells from '../../shared/table-cells/table-cells.module.css'

type DesignationTableProps = {
  designations: readonly Designation[]
  /** The one whose file is on its way. */
  opening: Designation | undefined
  onOpen: (designation: Designation) => void
}

/** Names come masked. */
export function DesignationTable({ designations, opening, onOpen }: DesignationTableProps) {
  return (
    <Table
      caption="제출된 지정확인서"
      columns={columnsFor(opening, onOpen)}
      rows={designations}
      rowKey={({ kind, recordNo }) => `${kind} ${recordNo}`}
    />
  )
}

function columnsFor(
  opening: Designation | undefined,
  onOpen: DesignationTableProps['onOpen'],
): readonly Column<Designation>[] {
  return [
    {
      header: '영업장',
      isHeading: true,
      cell: ({ businessName, licenceNo }) => (
        <span className={cells.lines}>
          {businessName}
          <small>{licenceNo || '영업신고 전'}</small>
        </span>
      ),
    },
    { header: '이름', cell: ({ userName }) => userName },
    { header: '회원번호', cell: ({ memberNo }) => memberNo },
    {
      header: '교육',
      cell: ({ kind, year, educationName }) => (
        <span className={cells.lines}>
          {`${year}년 ${kindLabel[kind]}`}
          <small>{educationName}</small>
        </span>
      ),
    },
    {
      header: '상태',
      cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
    },
    {
      header: '확인',
      cell: ({ verdict }) => {
        const { label, kind } = verdictState(verdict)
        return <StateMark kind={kind}>{label}</StateMark>
      },
    },
    { header: '제출한 때', cell: ({ submittedAt }) => formatSeoulDateTime(new Date(submittedAt)) },
    {
      header: '확인서',
      cell: (designation) => (
        <Button
          tone="secondary"
          size="small"
          busy={opening === designation}
          aria-label={`지정확인서 보기 ${designation.businessName}`}
          onClick={() => onOpen(designation)}
        >
          보기
        </Button>
      ),
    },
  ]
}
