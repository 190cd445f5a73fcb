import { read, useSend } from '@hygiene/client'
import { listStaffVenues } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { planVenueClosure } from '@hygiene/contracts/in-person/venue/staff/plan-venue-closure'
import { requestVenueClosure } from '@hygiene/contracts/in-person/venue/staff/request-venue-closure'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { earlierDay } from '@hygiene/domain/in-person/venue/venue-closure'
import { formatSeoulDate, seoulDay } from '@hygiene/domain/time/seoul-day'
import { DateField, SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import type { ChangedRow } from '../../../shared/change-dialog/change-table.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import {
  choiceLabel,
  type Chosen,
  chosenFor,
  closureFollows,
  type ClosureMove,
  commonChoices,
  moveLabel,
  toAll,
} from './closure-choices.ts'
import styles from './venues.module.css'
import type { VenueRow } from './venue-dialog.tsx'

const NONE_LEFT: readonly ClosureMove[] = []

/**
 * Closes a venue from a day on and moves all its sessions to other venues, with one approval. A further closure moves the
 * sessions it leaves behind.
 */
export function ClosureDialog({ venue, onClose }: { venue: VenueRow; onClose: () => void }) {
  const { venueNo, name, closedFromOn } = venue
  const [today] = useState(() => seoulDay(new Date()))
  const [fromOn, setFromOn] = useState(() => laterOf(today, closedFromOn))
  const [chosen, setChosen] = useState<Chosen>({})
  const plan = useQuery({
    ...read(planVenueClosure, { venueNo, fromOn }),
    staleTime: 0,
    enabled: fromOn !== '',
  })
  const moves = plan.data?.moves ?? NONE_LEFT
  const send = useSend(requestVenueClosure, {
    refresh: [listStaffVenues],
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo, '남은 회차를 옮기고 알립니다')
      onClose()
    },
    // The dialog shows the refusal; the remaining sessions or free venues may have changed.
    onRefused: () => void plan.refetch(),
  })
  const dayError = fromOn === '' ? '사용할 수 없는 첫날을 입력해주세요.' : undefined

  return (
    <ChangeDialog
      title={`${name} 사용 불가`}
      about={
        plan.data ? `남은 회차 ${moves.length}건 · ${countPeople(moves)}명` : '남은 회차를 불러오고 있습니다.'
      }
      choices={
        <div className={styles.fields}>
          <DateField
            label="사용할 수 없는 첫날"
            name="fromOn"
            type="date"
            min={today}
            value={fromOn}
            error={dayError}
            onChange={({ target }) => setFromOn(target.value)}
          />
          {moves.length > 1 && <AllTo moves={moves} chosen={chosen} onChoose={setChosen} />}
        </div>
      }
      rows={[
        {
          label: '교육장',
          before: closedFromOn === null ? '사용 중' : closedLabel(closedFromOn),
          after: fromOn === '' ? '-' : closedLabel(earlierDay(closedFromOn, fromOn)),
        },
        ...moves.map((move) => moveRow(move, chosen, setChosen)),
      ]}
      follows={closureFollows(moves, chosen, fromOn === '' ? null : earlierDay(closedFromOn, fromOn))}
      reasons={APPROVAL_KINDS.closeVenue.reasons}
      evidence="possible"
      approval="closeVenue"
      verb="사용 불가로 바꾸기"
      isBusy={send.isPending || plan.isFetching}
      refusal={send.error?.message ?? plan.error?.message}
      onClose={onClose}
      onAsk={(asked) => {
        if (!plan.data) return
        const wanted = moves.map((move) => ({
          sessionNo: move.sessionNo,
          toVenueNo: chosenFor(move, chosen)?.venueNo ?? null,
        }))
        send.mutate({ venueNo, fromOn, moves: wanted, ...asked })
      }}
    />
  )
}

const laterOf = (day: string, other: string | null) => (other !== null && other > day ? other : day)
const closedLabel = (day: string) => `${formatSeoulDate(day)}부터 사용 불가`

const countPeople = (moves: readonly ClosureMove[]) => moves.reduce((sum, { people }) => sum + people, 0)

type ChoosingProps = { moves: readonly ClosureMove[]; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** Chooses one venue for all sessions among those free for each of them. */
function AllTo({ moves, chosen, onChoose }: ChoosingProps) {
  const [first, ...others] = moves.map((move) => String(chosenFor(move, chosen)?.venueNo ?? ''))
  const common = commonChoices(moves)
  return (
    <SelectField
      label="한 교육장으로 모두 옮기기"
      hint={common.length === 0 ? '모든 회차의 시간에 비어 있는 교육장이 없습니다.' : undefined}
      emptyLabel="회차마다 선택"
      options={common.map((choice) => ({ value: String(choice.venueNo), label: choiceLabel(choice) }))}
      value={others.every((other) => other === first) ? (first ?? '') : ''}
      onChange={({ target }) => onChoose(target.value === '' ? {} : toAll(moves, target.value))}
    />
  )
}

function moveRow(move: ClosureMove, chosen: Chosen, onChoose: (chosen: Chosen) => void): ChangedRow {
  const label = moveLabel(move)
  return {
    label,
    before: `${move.people}명`,
    after: (
      <SelectField
        hideLabel
        label={`${label} 옮길 교육장`}
        emptyLabel={move.choices.length === 0 ? '비어 있는 교육장 없음' : '옮기지 않음'}
        options={move.choices.map((choice) => ({
          value: String(choice.venueNo),
          label: choiceLabel(choice, move.capacity),
        }))}
        value={String(chosenFor(move, chosen)?.venueNo ?? '')}
        onChange={({ target }) => onChoose({ ...chosen, [move.sessionNo]: target.value })}
      />
    ),
  }
}
