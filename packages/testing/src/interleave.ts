import type { Database, Transaction } from '@hygiene/db/connect'

/**
 * Starts `second` while `first` is uncommitted and commits once `second` waits for a lock or has finished, so that two requests
 * always collide.
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
      while (!pending.isOver && (await waiting(pool)).length === 0) await new Promise(setImmediate)
      return pending
    },
    { timeout: 20_000 },
  )
  return begun.result
}

async function waiting(pool: Database['pool']): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

export async function untilWaiting(pool: Database['pool'], count: number): Promise<number[]> {
  for (;;) {
    const pids = await waiting(pool)
    if (pids.length >= count) return pids
    await new Promise(setImmediate)
  }
}
