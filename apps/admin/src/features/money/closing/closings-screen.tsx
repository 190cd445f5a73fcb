import { Loaded, read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { closeDays } from '@hygiene/contracts/money/closing/staff/close-days'
import { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { readClosingMonth } from '@hygiene/contracts/money/closing/staff/read-closing-month'
import { netWon } from '@hygiene/domain/money/closing/closing'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { addSeoulMonths, seoulDay } from '@hygiene/domain/time/seoul-day'
import { Button, showToast, useConfirm } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { wholeList } from '../../../shared/export/whole-list.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type ClosingDay, closableUpTo, dayToOpen, differenceText, monthText } from './closing-text.ts'
import styles from './closings.module.css'
import { DayView } from './day-view.tsx'
import { DaysTable } from './days-table.tsx'
import { PartsTables } from './parts-tables.tsx'

type Month = EntityOf<typeof readClosingMonth>

/** Reserves the space of the note until the month is loaded. */
const USUAL_NOTE = '30일 중 10일 마감 · 수납액에서 환불액을 뺀 금액 30,000,000원 · 차이 0원'

export function ClosingsScreen() {
  const [address, setAddress] = useSearchParams()
  const [today] = useState(() => seoulDay(new Date()))
  const asked = address.get('day') ?? address.get('month') ?? today
  const month = (/^\d{4}-\d\d/.test(asked) ? asked : today).slice(0, 7)
  const query = useQuery({ ...read(readClosingMonth, { month }), staleTime: 0 })
  const { data } = query
  const change = (by: 1 | -1) =>
    setAddress({ month: addSeoulMonths(`${month}-01`, by).slice(0, 7) }, { replace: true })
  return (
    <AdminScreen
      title="마감"
      isFlush
      note={data ? <MonthNote month={data} /> : <span className={styles.unknown}>{USUAL_NOTE}</span>}
      actions={
        <>
          <ExportButton
            screen="closings"
            unit="일"
            found={data && wholeList({ month }, monthText(month), data.days.length)}
          />
          <MonthPicker month={month} onChange={change} />
        </>
      }
    >
      <Loaded query={query}>
        {(loaded) => (
          <Days
            key={loaded.month}
            month={loaded}
            wanted={address.get('day')}
            onChoose={(day) => setAddress({ day }, { replace: true })}
            onClosed={() => void query.refetch()}
          />
        )}
      </Loaded>
    </AdminScreen>
  )
}

function MonthNote({ month: { isClosed, days, sums } }: { month: Month }) {
  const closed = days.filter(({ state }) => state === 'closed').length
  return (
    <>
      <StateMark kind={isClosed ? 'done' : 'waiting'}>
        {isClosed ? '월 마감' : `${days.length}일 중 ${closed}일 마감`}
      </StateMark>{' '}
      · 수납액에서 환불액을 뺀 금액 <strong>{formatWon(netWon(sums))}</strong> · 차이{' '}
      <strong>{differenceText(sums)}</strong>
    </>
  )
}

type DaysProps = {
  month: Month
  wanted: string | null
  onChoose: (day: string) => void
  onClosed: () => void
}

function Days({ month, wanted, onChoose, onClosed }: DaysProps) {
  const { days } = month
  const chosen = dayToOpen(days, wanted)
  const at = days.findIndex(({ day }) => day === chosen)
  const step = (by: 1 | -1) => {
    const next = days[at + by]
    if (next) onChoose(next.day)
  }
  useKeys(
    [
      { keys: 'j', label: '다음 날', run: () => step(1) },
      { keys: 'k', label: '앞 날', run: () => step(-1) },
    ],
    { title: '마감' },
  )
  return (
    <div className={styles.panes}>
      <div className={styles.month}>
        <DaysTable days={days} chosen={chosen} onChoose={onChoose} />
        <h2>{monthText(month.month)} 합계</h2>
        <PartsTables parts={month} />
      </div>
      {chosen && (
        <DayView key={chosen} day={chosen} onClosed={onClosed}>
          <CloseUpTo days={days} last={chosen} onDone={onClosed} />
        </DayView>
      )}
    </div>
  )
}

type MonthPickerProps = { month: string; onChange: (by: 1 | -1) => void }

function MonthPicker({ month, onChange }: MonthPickerProps) {
  return (
    <div className={styles.picker}>
      <Button tone="secondary" size="small" aria-label="앞 달" onClick={() => onChange(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <strong>{monthText(month)}</strong>
      <Button tone="secondary" size="small" aria-label="다음 달" onClick={() => onChange(1)}>
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}

type CloseUpToProps = { days: readonly ClosingDay[]; last: string; onDone: () => void }

/** Closes the days up to the chosen one at once. Days with a difference stay open, because each needs its own explanation. */
function CloseUpTo({ days, last, onDone }: CloseUpToProps) {
  const confirm = useConfirm()
  const mayClose = staffMay(useEmployee().role, 'handlePaymentExceptions')
  const closable = closableUpTo(days, last)
  const send = useSend(closeDays, {
    refusedTitle: '마감하지 못했습니다',
    refresh: [readClosingDay],
    onDone: ({ closed }) => {
      showToast(`${closed}일을 마감했습니다.`)
      onDone()
    },
  })
  if (!mayClose || closable.length < 2) return null
  const differing = days.filter(
    ({ day, state, unexplained }) => day <= last && state === 'open' && unexplained > 0,
  ).length
  const until = `${Number(last.slice(8))}일까지`
  async function ask() {
    const won = formatWon(closable.reduce((sum, { sums }) => sum + netWon(sums), 0))
    const left = differing > 0 ? ` 차이가 있는 ${differing}일은 남습니다.` : ''
    const question = `${until} 마감 전 ${closable.length}일, 금액 ${won}을 마감합니다.${left} 다시 열려면 다른 직원의 승인이 필요합니다.`
    const text = { title: `${until} 모두 마감할까요?`, confirmLabel: '모두 마감하기', cancelLabel: '취소' }
    if (!(await confirm(question, text)) || send.isPending) return
    send.mutate({ days: closable.map(({ day, sums }) => ({ day, seen: sums })) })
  }
  return (
    <div>
      <Button tone="secondary" size="small" busy={send.isPending} onClick={() => void ask()}>
        {until} {closable.length}일 모두 마감
      </Button>
    </div>
  )
}
