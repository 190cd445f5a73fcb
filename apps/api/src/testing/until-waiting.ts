import type { Database } from '@hygiene/db'

/** Resolves once somebody waits in the database for a lock that a test holds. */
export async function untilWaiting(pool: Database['pool']): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rowCount) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('Nobody waited for the lock')
}
