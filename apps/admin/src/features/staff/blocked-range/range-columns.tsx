import { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import type { TableColumn } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type BlockedRange, rangeText } from './range-state.ts'

const COLUMNS = columnsOf(listBlockedRanges, {
  cidr: ({ cidr }) => rangeText(cidr),
  state: (range) => <RangeState range={range} />,
  endsAt: ({ endsAt }) => (endsAt ? formatSeoulDateTime(new Date(endsAt)) : '해제할 때까지'),
})

export function rangeColumns(onUnblock: ((range: BlockedRange) => void) | null): TableColumn<BlockedRange>[] {
  if (!onUnblock) return COLUMNS
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
  return [...COLUMNS, { id: 'work', header: '업무', width: 120, cell: unblock }]
}

export function RangeState({ range }: { range: BlockedRange }) {
  return range.isInForce ? (
    <StateMark kind="failed">차단 중</StateMark>
  ) : (
    <StateMark kind="ended">해제됨</StateMark>
  )
}
