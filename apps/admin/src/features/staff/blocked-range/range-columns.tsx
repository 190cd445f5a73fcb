import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import type { TableColumn } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type BlockedRange, rangeText } from './range-state.ts'

/** `onUnblock`: null where the role may only look. */
export function rangeColumns(onUnblock: ((range: BlockedRange) => void) | null): TableColumn<BlockedRange>[] {
  const columns: TableColumn<BlockedRange>[] = [
    { id: 'cidr', header: 'IP', width: 170, isHeading: true, cell: ({ cidr }) => rangeText(cidr) },
    { id: 'state', header: '상태', width: 110, cell: (range) => <RangeState range={range} /> },
    { id: 'reason', header: '사유', width: 320, cell: ({ reason }) => reason || '-' },
    {
      id: 'createdAt',
      header: '차단 일시',
      width: 160,
      sort: 'createdAt',
      cell: ({ createdAt }) => formatSeoulDateTime(new Date(createdAt)),
    },
    {
      id: 'endsAt',
      header: '종료 일시',
      width: 160,
      sort: 'endsAt',
      cell: ({ endsAt }) => (endsAt ? formatSeoulDateTime(new Date(endsAt)) : '해제할 때까지'),
    },
  ]
  if (!onUnblock) return columns
  const unblock = (range: BlockedRange) =>
    range.isInForce ? (
      <Button
        tone="quiet"
        size="small"
        aria-label={`차단 해제 ${rangeText(range.cidr)}`}
        onClick={() => onUnblock(range)}
      >
        차단 해제
      </Button>
    ) : (
      '-'
    )
  return [...columns, { id: 'work', header: '업무', width: 120, cell: unblock }]
}

export function RangeState({ range }: { range: BlockedRange }) {
  return range.isInForce ? (
    <StateMark kind="failed">차단 중</StateMark>
  ) : (
    <StateMark kind="ended">해제됨</StateMark>
  )
}
