import { useSend } from '@hygiene/client'
import { readRoster, readStaffSession } from '@hygiene/contracts'
import { Card, ChoiceChips, EmptyState } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonForm } from '../../shared/ask-form/reason-form.tsx'
import { CloseAttentionDialog } from './close-attention-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { RosterTable } from './roster-table.tsx'
import { isInView, type RosterRow, type RosterView } from './roster-words.ts'
import type { SessionFacts } from './session-words.ts'

type RosterCardProps = { session: SessionFacts; mayDecide: boolean }

const VIEWS: readonly { value: RosterView; label: string }[] = [
  { value: 'expected', label: '참석 대상' },
  { value: 'attention', label: '확인 필요' },
  { value: 'all', label: '전체' },
]

/** Names stay away until it is said why they are looked at; a decision replaces its row without another look. */
export function RosterCard({ session, mayDecide }: RosterCardProps) {
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly RosterRow[] | null>(null)
  const [chosen, setChosen] = useState<RosterRow | null>(null)
  const search = useSend(readRoster, {
    refusedTitle: '명단을 열지 못했습니다',
    onDone: ({ list }) => setRows(list),
  })

  function replace(row: RosterRow) {
    setChosen(null)
    setRows((before) => before?.map((one) => (one.applicationNo === row.applicationNo ? row : one)) ?? null)
    void queries.invalidateQueries({ queryKey: [readStaffSession.path] })
  }

  return (
    <Card title="명단" lead="누가, 누구를, 왜 보았는지 처리 기록에 남습니다.">
      <ReasonForm
        hint="예: 출석 확인 문의 전화"
        isBusy={search.isPending}
        onAsk={(reason) => search.mutate({ sessionNo: session.sessionNo, reason })}
      >
        명단 보기
      </ReasonForm>
      {rows && <Rows rows={rows} session={session} onDecide={mayDecide ? setChosen : null} />}
      {chosen && !chosen.mayBeClosed && (
        <DecideDialog row={chosen} session={session} onClose={() => setChosen(null)} onDone={replace} />
      )}
      {chosen?.mayBeClosed && (
        <CloseAttentionDialog row={chosen} onClose={() => setChosen(null)} onDone={replace} />
      )}
    </Card>
  )
}

type RowsProps = {
  rows: readonly RosterRow[]
  session: SessionFacts
  onDecide: ((row: RosterRow) => void) | null
}

function Rows({ rows, session, onDecide }: RowsProps) {
  const [view, setView] = useState<RosterView>('expected')
  const shown = rows.filter((row) => isInView(row, view))
  const words = VIEWS.map(({ value, label }) => ({
    value,
    label: `${label} ${rows.filter((row) => isInView(row, value)).length}명`,
  }))
  return (
    <>
      <ChoiceChips legend="보기" options={words} value={view} onChange={setView} />
      {shown.length === 0 ? (
        <EmptyState message="해당하는 사람이 없습니다." />
      ) : (
        <RosterTable rows={shown} session={session} onDecide={onDecide} />
      )}
    </>
  )
}
