import type { Database, Transaction } from '@hygiene/db'

/**
 * Begins `second` while `first` is done but not committed, and commits once `second` waits for a lock, or has finished
 * without: two requests at the same instant collide every time.
 */
export async function interleave<T>(
  { db, pool }: Database,
  first: (db: Transaction) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const begun = await db.$transaction(
    async (tx) => {
      await first(tx)
      const pending = { result: second(), isOver: false }
      const over = (): void => void (pending.isOver = true)
      pending.result.then(over, over)
      while (!pending.isOver && !(await someoneWaits(pool))) await new Promise(setImmediate)
      return pending
    },
    { timeout: 20_000 },
  )
  return begun.result
}

async function someoneWaits(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
