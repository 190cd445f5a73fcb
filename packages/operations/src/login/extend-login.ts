import { arrayText, groupCommits } from '@hygiene/db'
import type { Pool } from 'pg'

interface Extension {
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
  const extendAlone = async ({ loginNo, now }: Extension): Promise<boolean> => {
    await pool.query({ ...EXTEND_LOGIN, values: [loginNo, now] })
    return true
  }
  const grouped = groupCommits<Extension, boolean>({
    limit: GROUP_LIMIT,
    keyOf: ({ loginNo }) => loginNo,
    commit: (extensions) => extendFree(pool, extensions),
    commitAlone: extendAlone,
  })
  return async (extension) => {
    if (!(await grouped(extension))) await extendAlone(extension)
  }
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

/** Which of them were free to be judged. */
async function extendFree(pool: Pool, extensions: readonly Extension[]): Promise<boolean[]> {
  const values = [
    arrayText(extensions.map(({ loginNo }) => loginNo)),
    arrayText(extensions.map(({ now }) => now)),
  ]
  const { rows } = await pool.query<{ loginNo: string }>({ ...EXTEND_LOGINS, values })
  const free = new Set(rows.map(({ loginNo }) => loginNo))
  return extensions.map(({ loginNo }) => free.has(loginNo))
}
