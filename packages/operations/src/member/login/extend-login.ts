import { arrayText } from '@hygiene/db/array-text'
import { groupCommits } from '@hygiene/db/group-commits'
import type { Pool, PoolClient } from 'pg'

export interface Extension {
  loginNo: string
  now: Date
}

const GROUP_LIMIT = 256

export type ExtendLogin = (extension: Extension) => Promise<void>

/**
 * Moves a login's clock, unless the login has ended or another call has moved the clock further. One commit for all that
 * arrive together; a login that is locked elsewhere is waited for alone.
 */
export function groupedExtend(pool: Pool): ExtendLogin {
  const alone = async (extension: Extension): Promise<boolean> => {
    await extendAlone(pool, extension)
    return true
  }
  const grouped = groupCommits<Extension, boolean>({
    limit: GROUP_LIMIT,
    keyOf: ({ loginNo }) => loginNo,
    commit: async (extensions) => {
      const free = await extendFree(pool, extensions)
      return extensions.map(({ loginNo }) => free.has(loginNo))
    },
    commitAlone: alone,
  })
  return async (extension) => {
    if (!(await grouped(extension))) await extendAlone(pool, extension)
  }
}

/** Waits for a login that is locked elsewhere. */
export async function extendAlone(pool: Pool, { loginNo, now }: Extension): Promise<void> {
  await pool.query({ ...EXTEND_LOGIN, values: [loginNo, now] })
}

const EXTEND_LOGIN = {
  name: 'extend-login',
  text: `UPDATE "Login" SET "extendedAt" = $2 WHERE "loginNo" = $1 AND "endedAt" IS NULL AND "extendedAt" < $2`,
}

const EXTEND_LOGINS = {
  name: 'extend-logins',
  text: `
    WITH "free" AS (
      SELECT s."loginNo", k."now" FROM unnest($1::uuid[], $2::timestamptz[]) AS k ("loginNo", "now")
        JOIN "Login" s ON s."loginNo" = k."loginNo" FOR NO KEY UPDATE OF s SKIP LOCKED),
    "moved" AS (
      UPDATE "Login" s SET "extendedAt" = f."now" FROM "free" f
       WHERE s."loginNo" = f."loginNo" AND s."endedAt" IS NULL AND s."extendedAt" < f."now")
    SELECT "loginNo" FROM "free"`,
}

/** Moves the clocks of logins that are not locked elsewhere, which it answers; in the transaction of `queries`, where it is in one. */
export async function extendFree(
  queries: Pool | PoolClient,
  extensions: readonly Extension[],
): Promise<ReadonlySet<string>> {
  if (extensions.length === 0) return new Set()
  const values = [
    arrayText(extensions.map(({ loginNo }) => loginNo)),
    arrayText(extensions.map(({ now }) => now)),
  ]
  const { rows } = await queries.query<{ loginNo: string }>({ ...EXTEND_LOGINS, values })
  return new Set(rows.map(({ loginNo }) => loginNo))
}
