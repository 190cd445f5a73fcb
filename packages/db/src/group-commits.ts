import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import { isOverdue } from './is-database-away.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

export interface GroupOptions<Item, Result> {
  limit: number
  /** Items with the same key never share a group and keep their order. */
  keyOf: (item: Item) => unknown
  commit: (items: readonly Item[]) => Promise<Result[]>
  commitAlone: (item: Item) => Promise<Result>
}

/**
 * Commits together everything that arrived during the last commit or in the same turn of the event loop: a quiet server commits
 * items singly, a busy one in groups. Each caller gets its answer after the commit of its item, so a shutdown that awaits calls
 * loses none.
 */
export function groupCommits<Item, Result>(
  options: GroupOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  let isCommitting = false

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const { group, rest } = takeGroup(queue, options)
      queue = rest
      await commitGroup(group, options)
      await nextTurn()
    }
    isCommitting = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (isCommitting) return
      isCommitting = true
      void nextTurn().then(drain)
    })
}

function takeGroup<Item, Result>(
  queue: readonly Waiting<Item, Result>[],
  { limit, keyOf }: GroupOptions<Item, Result>,
): { group: Waiting<Item, Result>[]; rest: Waiting<Item, Result>[] } {
  const group: Waiting<Item, Result>[] = []
  const rest: Waiting<Item, Result>[] = []
  const keys = new Set<unknown>()
  for (const waiting of queue) {
    const key = keyOf(waiting.item)
    const fits = group.length < limit && !keys.has(key)
    keys.add(key)
    if (fits) group.push(waiting)
    else rest.push(waiting)
  }
  return { group, rest }
}

/** Never throws: every waiting caller gets its own result or error. */
async function commitGroup<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  { commit, commitAlone }: GroupOptions<Item, Result>,
): Promise<void> {
  try {
    const results = await commit(group.map(({ item }) => item))
    for (const [place, result] of results.entries()) group[place]?.resolve(result)
  } catch (error) {
    // After a timeout, single retries would wait again for a database that does not answer and hold every connection. After a
    // broken connection they succeed on the next one.
    if (isOverdue(error)) return group.forEach(({ reject }) => reject(error))
    // One bad row must not fail the others: each gets its own transaction and its own error.
    await Promise.all(group.map(({ item, resolve, reject }) => commitAlone(item).then(resolve, reject)))
  }
}

/** Holds a transaction's result and its last statements, which are already sent and must not be awaited before the commit. */
export interface LastWrites<T> {
  result: T
  writes: readonly Promise<unknown>[]
}

/**
 * Runs a transaction of raw `pg` for the hot path; rolls back on every error, including refusals. The connection is pipelined:
 * BEGIN travels with the first statement and COMMIT with the last, so that reading, judging and writing take two round trips.
 * After a failed statement the server turns the COMMIT into a ROLLBACK, and the failure is thrown.
 */
export async function inPoolTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<LastWrites<T>>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const begun = client.query('BEGIN')
    const [{ result, writes }] = await Promise.all([work(client), begun])
    await Promise.all([...writes, client.query('COMMIT')])
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (broken) {
    client.release(broken instanceof Error ? broken : true)
  }
}
