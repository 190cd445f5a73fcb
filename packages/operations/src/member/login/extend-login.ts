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
 * Extends logins, unless a login has ended or was extended further. Groups simultaneous calls in one commit; a login that is
 * locked elsewhere is awaited separately.
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
