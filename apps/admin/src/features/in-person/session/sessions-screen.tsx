import { read } from '@hygiene/client'
import { listSessionFilters } from '@hygiene/contracts/in-person/session/staff/list-session-filters'
import { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { addSeoulDays, type SeoulDay, seoulDay, seoulWeekday } from '@hygiene/domain/time/seoul-day'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { branchFilter } from '../../../shared/branches/branches.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type {
  TableColumn,
  TableFilter,
  AdminFound,
  BuiltInView,
} from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import {
  dayText,
  kindText,
  type SessionItem,
  sessionState,
  statusChoices,
  timesText,
} from './session-text.ts'

const exported = (found: AdminFound | undefined) => <ExportButton screen="sessions" unit="건" found={found} />

/** Lists the sessions. The server returns a branch's employee only their own branch. */
export function SessionsScreen() {
  const { role } = useEmployee()
  const [now] = useState(() => new Date())
  const choices = useQuery(read(listSessionFilters, {}))
  const filters = useMemo(() => filtersOf(choices.data), [choices.data])
  const views = useMemo(() => viewsOf(seoulDay(now)), [now])
  const columns = useMemo(() => columnsOf(now), [now])
  const headingOf = useMemo(() => headingFrom(seoulDay(now)), [now])
  return (
    <DataTable
      screen="sessions"
      title="회차"
      noun="회차"
      unit="건"
      contract={listStaffSessions}
      actionsOn={exported}
      columns={columns}
      filters={filters}
      views={views}
      text="교육장 이름, 회차 번호"
      actions={
        staffMay(role, 'decideSessions') && (
          <Link {...linkButton({ size: 'small' })} to="/sessions/new">
            <Plus aria-hidden />
            회차 만들기
          </Link>
        )
      }
      first={`fromDay=${seoulDay(now)}`}
      sort={BY_DAY}
      headingOf={headingOf}
      rowKey={({ sessionNo }) => sessionNo}
      hrefOf={({ sessionNo }) => `/sessions/${sessionNo}`}
      nameOf={(session) => `${dayText(session)} ${session.venueName}`}
      card={(session) => ({
        head: `${dayText(session)} ${session.venueName}`,
        note: `${timesText(session)} · ${session.branchName} · ${session.taken}/${session.capacity}석 · 대기 ${session.queue}`,
        end: <State session={session} now={now} />,
      })}
    />
  )
}

function columnsOf(now: Date): TableColumn<SessionItem>[] {
  return [
    { id: 'startsAt', header: '날짜', width: 140, sort: 'startsAt', isHeading: true, cell: dayText },
    { id: 'times', header: '시간', width: 122, cell: timesText },
    { id: 'venue', header: '교육장', width: 200, cell: ({ venueName }) => venueName },
    { id: 'branch', header: '지회', width: 96, cell: ({ branchName }) => branchName },
    { id: 'kind', header: '대상', width: 92, cell: kindText },
    { id: 'status', header: '상태', width: 92, cell: (session) => <State session={session} now={now} /> },
    {
      id: 'seats',
      header: '신청 / 정원',
      width: 96,
      align: 'end',
      cell: ({ taken, capacity }) => `${taken} / ${capacity}`,
    },
    { id: 'queue', header: '대기', width: 60, align: 'end', cell: ({ queue }) => queue || '-' },
    {
      id: 'exceptions',
      header: '확인 필요',
      width: 92,
      cell: ({ exceptions }) => (exceptions === 0 ? '-' : <StateMark kind="view">{exceptions}명</StateMark>),
    },
    { id: 'number', header: '회차', width: 72, align: 'end', cell: ({ sessionNo }) => sessionNo },
  ]
}

function State({ session, now }: { session: SessionItem; now: Date }) {
  const { kind, label } = sessionState(session, now)
  return <StateMark kind={kind}>{label}</StateMark>
}

type Choices = {
  branches: readonly { branchNo: number; name: string }[]
  venues: readonly { venueNo: number; name: string }[]
}

function filtersOf(choices: Choices | undefined): TableFilter[] {
  return [
    { kind: 'days', from: 'fromDay', to: 'toDay', label: '기간' },
    branchFilter(choices?.branches, 'branch'),
    {
      kind: 'choice',
      key: 'venueNo',
      label: '교육장',
      isNumber: true,
      hides: 'venue',
      choices: (choices?.venues ?? []).map(({ venueNo, name }) => ({ value: String(venueNo), label: name })),
    },
    { kind: 'choice', key: 'status', label: '상태', choices: statusChoices },
    { kind: 'flag', key: 'hasBookingException', label: '확인 필요' },
  ]
}

const BY_DAY = { by: 'startsAt', isDescending: false }

/** Groups today and tomorrow by name, and the days around them together. */
const headingFrom = (today: SeoulDay) => {
  const tomorrow = addSeoulDays(today, 1)
  return ({ startsAt }: SessionItem) => {
    const on = seoulDay(new Date(startsAt))
    if (on < today) return '지난 회차'
    if (on > tomorrow) return '모레부터'
    return on === today ? '오늘' : '내일'
  }
}

function viewsOf(today: SeoulDay): BuiltInView[] {
  const sinceMonday = '월화수목금토일'.indexOf(seoulWeekday(today))
  const monday = addSeoulDays(today, -sinceMonday)
  return [
    { name: '오늘', address: `fromDay=${today}&toDay=${today}` },
    { name: '이번 주', address: `fromDay=${monday}&toDay=${addSeoulDays(monday, 6)}` },
    { name: '다가오는 회차', address: `fromDay=${today}` },
    { name: '확인 필요', address: 'hasBookingException=1' },
  ]
}
