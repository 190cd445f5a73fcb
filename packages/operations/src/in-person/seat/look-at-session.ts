import type { SessionNo } from '@hygiene/domain'
import { groupCommits } from '@hygiene/db'
import type { Pool } from 'pg'
import { readSessionSeats, type SessionSeats } from './session-seats.ts'

interface Look {
  sessionNo: SessionNo
  now: Date
}

const GROUP_LIMIT = 256

/** How a session stands; null where there is none. */
export type LookAtSession = (look: Look) => Promise<SessionSeats | null>

/**
 * How a session stands, before any transaction: a person who finds it full costs no more than this. People who look at
 * the same time share a statement, never one that was sent before they came.
 */
export function groupedLook(pool: Pool): LookAtSession {
  const lookTogether = async (looks: readonly Look[]): Promise<(SessionSeats | null)[]> => {
    const wanted = new Set(looks.map(({ sessionNo }) => sessionNo))
    const now = new Date(Math.max(...looks.map((look) => look.now.getTime())))
    const sessions = await readSessionSeats(pool, [...wanted], now)
    const byNo = new Map(sessions.map((session) => [session.sessionNo, session]))
    return looks.map(({ sessionNo }) => byNo.get(sessionNo) ?? null)
  }
  return groupCommits<Look, SessionSeats | null>({
    limit: GROUP_LIMIT,
    keyOf: (look) => look,
    commit: lookTogether,
    commitAlone: async (look) => (await lookTogether([look]))[0] ?? null,
  })
}
