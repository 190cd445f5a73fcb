import type { Pool } from 'pg'

/** Moves the login's clock, unless the login has ended or another call has moved the clock further. */
export async function extendLogin(pool: Pool, loginNo: string, now: Date): Promise<void> {
  await pool.query({
    name: 'extend-login',
    text: `UPDATE "Login" SET "extendedAt" = $2 WHERE "loginNo" = $1 AND "endedAt" IS NULL AND "extendedAt" < $2`,
    values: [loginNo, now],
  })
}
