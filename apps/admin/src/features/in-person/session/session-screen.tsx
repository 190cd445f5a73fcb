import { Loaded, read } from '@hygiene/client'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { SessionAdmin } from './session-admin.tsx'
import { leftToWindUp, type SessionFacts } from './session-text.ts'

/** While the worker goes from person to person after a cancellation, the screen follows. */
const FOLLOW_MS = 3_000
/** How often the check-ins are asked for their marks on the day; no name is read for it. */
const CHECK_INS_MS = 20_000

/** One session: its people, its check-ins and its state. Another one begins again, without the roster of this one. */
export function SessionScreen() {
  const { number = '' } = useParams()
  if (/^[1-9]\d{0,8}$/.test(number)) return <Session key={number} sessionNo={Number(number)} />
  return (
    <AdminScreen title="찾을 수 없는 회차" width="narrow">
      <EmptyState message="주소를 다시 확인해주세요.">
        <Link {...linkButton()} to="/sessions">
          회차 목록으로
        </Link>
      </EmptyState>
    </AdminScreen>
  )
}

function Session({ sessionNo }: { sessionNo: SessionNo }) {
  const session = useQuery({
    ...read(readStaffSession, { sessionNo }),
    staleTime: 0,
    refetchInterval: ({ state }) => pauseFor(state.data),
  })
  // Each reading of the roster is a look at all of its people in the log: it is read again by a press only.
  const roster = useQuery({ ...read(readRoster, { sessionNo }), staleTime: Infinity, gcTime: 0 })
  const { data, dataUpdatedAt } = session
  if (!data || !roster.data) {
    return (
      <AdminScreen title={`회차 ${sessionNo}`}>
        <Loaded query={session}>{() => <Loaded query={roster}>{() => null}</Loaded>}</Loaded>
      </AdminScreen>
    )
  }
  return (
    <SessionAdmin
      session={data}
      rows={roster.data.list}
      readAt={roster.dataUpdatedAt}
      now={new Date(dataUpdatedAt)}
      onRefresh={() => void Promise.all([session.refetch(), roster.refetch()])}
    />
  )
}

function pauseFor(session: SessionFacts | undefined): number | false {
  if (!session) return false
  if (leftToWindUp(session) > 0) return FOLLOW_MS
  return session.checkInLinks.some(({ isClosed }) => !isClosed) ? CHECK_INS_MS : false
}
