import type { StaffRole } from '@hygiene/domain'
import type { Pool } from 'pg'

export interface LoginRow {
  loginNo: string
  memberNo: number
  loggedInAt: Date
  extendedAt: Date
  endedAt: Date | null
  endReason: string | null
  userId: string
  name: string
  linkedEmployeeNo: number | null
  linkReason: string | null
  /** What the employee of a linked login is now; null where there is none who may work here. */
  linkedRole: StaffRole | null
}

/** Raw `pg`, prepared: this runs before every call of a logged-in person (docs/performance.md). */
const FIND_LOGINS = {
  name: 'find-logins',
  text: `SELECT s."loginNo", s."memberNo", s."loggedInAt", s."extendedAt", s."endedAt", s."endReason"::text, m."userId", m."name",
                s."linkedEmployeeNo", s."linkReason", e."role"::text AS "linkedRole"
           FROM "Login" s JOIN "Member" m USING ("memberNo")
           LEFT JOIN "Employee" e ON e."employeeNo" = s."linkedEmployeeNo" AND e."disabledAt" IS NULL
          WHERE s."loginNo" = ANY ($1::uuid[])
            AND m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL AND m."verifiedAt" IS NOT NULL`,
}

export type FindLogin = (loginNo: string) => Promise<LoginRow | undefined>

interface Waiting {
  loginNo: string
  resolve: (row: LoginRow | undefined) => void
  reject: (cause: unknown) => void
}

/**
 * The login and whose it is; undefined where there is none. One statement for all that arrived during the last one. A
 * call never joins a statement already sent: it would see the past.
 */
export function groupedFind(pool: Pool): FindLogin {
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

  return (loginNo) =>
    new Promise((resolve, reject) => {
      waiting.push({ loginNo, resolve, reject })
      if (!isAsking) void drain()
    })
}

/** Never throws: every waiting caller gets its row or the error. */
async function answerGroup(pool: Pool, group: readonly Waiting[]): Promise<void> {
  try {
    const loginNos = [...new Set(group.map(({ loginNo }) => loginNo))]
    const { rows } = await pool.query<LoginRow>({ ...FIND_LOGINS, values: [loginNos] })
    const found = new Map(rows.map((row) => [row.loginNo, row]))
    for (const { loginNo, resolve } of group) resolve(found.get(loginNo))
  } catch (cause) {
    for (const { reject } of group) reject(cause)
  }
}
