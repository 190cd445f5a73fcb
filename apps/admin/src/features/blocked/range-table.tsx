import { formatSeoulDateTime } from '@hygiene/domain'
import { Badge, Button, type Column, Table } from '@hygiene/ui'
import { type BlockedRange, isInForce, rangeWords } from './range-state.ts'

type RangeTableProps = {
  ranges: readonly BlockedRange[]
  /** Null where the role may only look. */
  onUnblock: ((range: BlockedRange) => void) | null
}

export function RangeTable({ ranges, onUnblock }: RangeTableProps) {
  return (
    <Table
      caption="차단 목록"
      columns={columnsFor(onUnblock)}
      rows={ranges}
      rowKey={({ rangeNo }) => rangeNo}
    />
  )
}

function columnsFor(onUnblock: RangeTableProps['onUnblock']): Column<BlockedRange>[] {
  const now = new Date()
  const columns: Column<BlockedRange>[] = [
    { header: 'IP', isHeading: true, cell: ({ cidr }) => rangeWords(cidr) },
    {
      header: '상태',
      cell: (range) => (isInForce(range, now) ? <Badge tone="error">차단 중</Badge> : <Badge>해제됨</Badge>),
    },
    { header: '사유', cell: ({ reason }) => reason || '-' },
    { header: '차단한 때', cell: ({ createdAt }) => formatSeoulDateTime(new Date(createdAt)) },
    {
      header: '종료 일시',
      cell: ({ endsAt }) => (endsAt ? formatSeoulDateTime(new Date(endsAt)) : '해제할 때까지'),
    },
  ]
  if (!onUnblock) return columns
  return [
    ...columns,
    {
      header: '해제',
      cell: (range) =>
        isInForce(range, now) ? (
          <Button
            tone="secondary"
            size="small"
            aria-label={`차단 해제 ${rangeWords(range.cidr)}`}
            onClick={() => onUnblock(range)}
          >
            차단 해제
          </Button>
        ) : (
          '-'
        ),
    },
  ]
}
