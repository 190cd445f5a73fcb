import { listStaffVenues } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { retireVenue } from '@hygiene/contracts/in-person/venue/staff/retire-venue'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { ClosureDialog } from './closure-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { VenueTabs } from './venue-tabs.tsx'
import { VenueDialog, type VenueRow } from './venue-dialog.tsx'
import { RowActions } from './row-actions.tsx'

const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: [
      { value: 'inUse', label: '사용 중' },
      { value: 'closed', label: '사용 불가' },
      { value: 'retired', label: '사용 중지' },
    ],
  },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '사용 중', address: 'state=inUse' },
  { name: '사용 불가', address: 'state=closed' },
  { name: '사용 중지', address: 'state=retired' },
]
const SORT = { by: 'name', isDescending: false } as const
const keyOf = ({ venueNo }: VenueRow) => venueNo
const sessionsOf = ({ venueNo }: VenueRow) => `/sessions?venueNo=${venueNo}&sort=startsAt`

type Action = { kind: 'edit'; venue: VenueRow | null } | { kind: 'retire' | 'closure'; venue: VenueRow }

export function VenuesScreen() {
  const [action, setAction] = useState<Action | null>(null)
  const close = () => setAction(null)
  return (
    <>
      <DataTable
        screen="venues"
        title="교육장"
        noun="교육장"
        unit="곳"
        contract={listStaffVenues}
        columns={[...COLUMNS, actionColumn(setAction)]}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={keyOf}
        hrefOf={sessionsOf}
        nameOf={({ name }) => name}
        text="이름, 주소"
        card={(venue) => ({
          head: venue.name,
          note: `${venue.address} · ${venue.venueCapacity}석 · 예정 ${venue.upcoming}건`,
          buttons: <VenueActions venue={venue} onAction={setAction} />,
        })}
        actions={
          <>
            <VenueTabs />
            <Button size="small" onClick={() => setAction({ kind: 'edit', venue: null })}>
              <Plus aria-hidden />
              교육장 추가
            </Button>
          </>
        }
      />
      {action?.kind === 'edit' && <VenueDialog venue={action.venue} onClose={close} />}
      {action?.kind === 'closure' && <ClosureDialog venue={action.venue} onClose={close} />}
      {action?.kind === 'retire' && <RetireDialog venue={action.venue} onClose={close} />}
    </>
  )
}

function RetireDialog({ venue, onClose }: { venue: VenueRow; onClose: () => void }) {
  const isRetired = isInUse(venue)
  return (
    <EndDialog
      title={`${venue.name} ${isRetired ? '사용 중지' : '다시 사용'}`}
      text={
        isRetired ? '새 회차를 이 교육장에서 열 수 없게 됩니다.' : '이 교육장에서 다시 회차를 열 수 있습니다.'
      }
      verb={isRetired ? '사용 중지' : '다시 사용'}
      done={isRetired ? '교육장을 사용 중지했습니다.' : '교육장을 다시 사용합니다.'}
      contract={retireVenue}
      refresh={listStaffVenues}
      orderOf={(reason) => ({ venueNo: venue.venueNo, isRetired, reason })}
      onClose={onClose}
    />
  )
}

const isInUse = ({ retiredAt, closedFromOn }: VenueRow) => retiredAt === null && closedFromOn === null

/**
 * Closes a venue together with its coming sessions, or retires one without sessions at once. A further closure moves the sessions
 * that an earlier one left.
 */
function VenueActions({ venue, onAction }: { venue: VenueRow; onAction: (action: Action) => void }) {
  const closure = (label: string) => ({ label, onPress: () => onAction({ kind: 'closure', venue }) })
  const retire = (label: string) => ({ label, onPress: () => onAction({ kind: 'retire', venue }) })
  const hasSessions = venue.retiredAt === null && venue.upcoming > 0
  return (
    <RowActions
      name={venue.name}
      actions={[
        { label: '수정', onPress: () => onAction({ kind: 'edit', venue }) },
        ...(isInUse(venue)
          ? [hasSessions ? closure('사용 불가') : retire('사용 중지')]
          : [...(hasSessions ? [closure('남은 회차')] : []), retire('다시 사용')]),
      ]}
    />
  )
}

function VenueState({ retiredAt, closedFromOn }: VenueRow) {
  if (retiredAt) return <StateMark kind="ended">사용 중지</StateMark>
  if (closedFromOn) return <StateMark kind="view">{formatSeoulDate(closedFromOn)}부터 사용 불가</StateMark>
  return <StateMark kind="done">사용 중</StateMark>
}

const COLUMNS = columnsOf(listStaffVenues, {
  address: ({ address, address2 }) => `${address} ${address2}`.trim(),
  state: VenueState,
})

function actionColumn(onAction: (action: Action) => void): TableColumn<VenueRow> {
  return {
    id: 'work',
    header: '업무',
    width: 232,
    cell: (venue) => <VenueActions venue={venue} onAction={onAction} />,
  }
}
