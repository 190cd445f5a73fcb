import type { StaffRole } from '@hygiene/domain'
import type { Pool } from 'pg'

export interface SessionRow {
  sessionNo: string
  memberNo: number
  loggedInAt: Date
  extendedAt: Date
  endedAt: Date | null
  endReason: string | null
  userId: string
  name: string
  linkedEmployeeNo: number | null
  linkReason: string | null
  /** What the employee of a linked session is now; null where there is none who may work here. */
  linkedRole: StaffRole | null
}

/** Raw `pg`, prepared: this runs before every call of a logged-in person (docs/performance.md). */
const FIND_SESSIONS = {
  name: 'find-sessions',
  text: `SELECT s."sessionNo", s."memberNo", s."loggedInAt", s."extendedAt", s."endedAt", s."endReason"::text, m."userId", m."name",
                s."linkedEmployeeNo", s."linkReason", e."role"::text AS "linkedRole"
           FROM "LoginSession" s JOIN "Member" m USING ("memberNo")
           LEFT JOIN "Employee" e ON e."employeeNo" = s."linkedEmployeeNo" AND e."disabledAt" IS NULL
          WHERE s."sessionNo" = ANY ($1::uuid[])
            AND m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL AND m."verifiedAt" IS NOT NULL`,
}

type Find = (sessionNo: string) => Promise<SessionRow | undefined>

interface Waiting {
  sessionNo: string
  resolve: (row: SessionRow | undefined) => void
  reject: (cause: unknown) => void
}

const finders = new WeakMap<Pool, Find>()

/** The session and whose it is; undefined where there is none. Asked together with whatever arrives meanwhile. */
export function findSession(pool: Pool, sessionNo: string): Promise<SessionRow | undefined> {
  let find = finders.get(pool)
  if (!find) {
    find = groupedFind(pool)
    finders.set(pool, find)
  }
  return find(sessionNo)
}

/** One statement for all that arrived during the last one. A call never joins a statement already sent: it would see the past. */
function groupedFind(pool: Pool): Find {
  let waiting: Waiting[] = []
  let isAsking = false

  async function drain(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await answerGroup(pool, group)
    }
    isAsking = false
  }

  return (sessionNo) =>
    new Promise((resolve, reject) => {
      waiting.push({ sessionNo, resolve, reject })
      if (!isAsking) void drain()
    })
}

/** Never throws: every waiting caller gets its row or the error. */
async function answerGroup(pool: Pool, group: readonly Waiting[]): Promise<void> {
  try {
    const sessionNos = [...new Set(group.map(({ sessionNo }) => sessionNo))]
    const { rows } = await pool.query<SessionRow>({ ...FIND_SESSIONS, values: [sessionNos] })
    const found = new Map(rows.map((row) => [row.sessionNo, row]))
    for (const { sessionNo, resolve } of group) resolve(found.get(sessionNo))
  } catch (cause) {
    for (const { reject } of group) reject(cause)
  }
}
