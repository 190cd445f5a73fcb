import type { Pool } from 'pg'

/** Extends a staff login, unless it has ended or another call has extended it further. */
export async function extendStaffLogin(pool: Pool, loginNo: string, now: Date): Promise<void> {
  await pool.query({
    name: 'extend-staff-login',
    text: `UPDATE "StaffLogin" SET "extendedAt" = $2 WHERE "loginNo" = $1 AND "endedAt" IS NULL AND "extendedAt" < $2`,
    values: [loginNo, now],
  })
}
