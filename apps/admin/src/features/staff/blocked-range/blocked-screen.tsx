import { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, Dialog } from '@hygiene/ui'
import { useMemo, useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { BlockForm } from './block-form.tsx'
import { rangeColumns, RangeState } from './range-columns.tsx'
import { type BlockedRange, rangeText } from './range-state.ts'
import { UnblockDialog } from './unblock-dialog.tsx'

const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: [
      { value: 'blocked', label: '차단 중' },
      { value: 'ended', label: '해제됨' },
    ],
  },
  { kind: 'days', from: 'fromDay', to: 'toDay', label: '차단한 날' },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '차단 중', address: 'state=blocked' },
  { name: '해제됨', address: 'state=ended' },
]
const SORT = { by: 'createdAt', isDescending: true } as const
const keyOf = ({ rangeNo }: BlockedRange) => rangeNo

/** Addresses that hear «차단된 IP입니다» on every call. */
export function BlockedScreen() {
  const { role } = useEmployee()
  const mayBlock = staffMay(role, 'blockAddresses')
  const [ending, setEnding] = useState<BlockedRange | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const columns = useMemo(() => rangeColumns(mayBlock ? setEnding : null), [mayBlock])
  return (
    <>
      <DataTable
        screen="blocked"
        title="접속 차단"
        noun="차단"
        unit="건"
        contract={listBlockedRanges}
        columns={columns}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={keyOf}
        nameOf={({ cidr }) => rangeText(cidr)}
        text="IP 또는 사유"
        card={(range) => ({
          head: rangeText(range.cidr),
          note: `${formatSeoulDateTime(new Date(range.createdAt))} · ${range.reason || '-'}`,
          end: <RangeState range={range} />,
        })}
        actions={
          mayBlock && (
            <Button size="small" onClick={() => setIsAdding(true)}>
              IP 차단
            </Button>
          )
        }
      />
      <Dialog isOpen={isAdding} onClose={() => setIsAdding(false)} title="IP 차단">
        <p>차단된 IP에서는 모든 화면 대신 안내만 보입니다. 10초 안에 적용됩니다.</p>
        <BlockForm onDone={() => setIsAdding(false)} />
      </Dialog>
      {ending && <UnblockDialog range={ending} onClose={() => setEnding(null)} />}
    </>
  )
}
