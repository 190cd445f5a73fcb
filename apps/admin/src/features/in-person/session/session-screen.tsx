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

/** Polls while the worker settles the bookings of a cancelled session. */
const FOLLOW_MS = 3_000
/** Sets how often the check-in marks are polled on the day. The poll reads no names. */
const CHECK_INS_MS = 20_000

/** Keys the screen by session, so that another session starts without this one's roster. */
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
  // Reads the roster again only on a press, because each read logs access to all of its people.
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
