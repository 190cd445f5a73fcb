import type { SessionNo } from '@hygiene/domain/record-numbers'
import { groupCommits } from '@hygiene/db/group-commits'
import type { Pool } from 'pg'
import { readSessionSeats, type SessionSeats } from './session-seats.ts'

interface View {
  sessionNo: SessionNo
  now: Date
}

const GROUP_LIMIT = 256

export type ViewSession = (view: View) => Promise<SessionSeats | null>

/**
 * Reads a session before any transaction, so that a full one costs no more than this. Concurrent views share a statement, but
 * never one sent before they arrived.
 */
export function groupedView(pool: Pool): ViewSession {
  const viewTogether = async (views: readonly View[]): Promise<(SessionSeats | null)[]> => {
    const wanted = new Set(views.map(({ sessionNo }) => sessionNo))
    const now = new Date(Math.max(...views.map((view) => view.now.getTime())))
    const sessions = await readSessionSeats(pool, [...wanted], now)
    const byNo = new Map(sessions.map((session) => [session.sessionNo, session]))
    return views.map(({ sessionNo }) => byNo.get(sessionNo) ?? null)
  }
  return groupCommits<View, SessionSeats | null>({
    limit: GROUP_LIMIT,
    keyOf: (view) => view,
    commit: viewTogether,
    commitAlone: async (view) => (await viewTogether([view]))[0] ?? null,
  })
}
