import type { RetentionKind } from '@hygiene/domain/platform/retention/retention'
import type { Transaction } from './connect.ts'
import { Prisma, type PrismaClient } from './generated/client.ts'

export interface FileRemover {
  remove(key: string): Promise<void>
}

export interface ExpiredRows {
  kind: RetentionKind
  table: string
  batch?: number
  /**
   * Selects `key` (text) and `at`, from which the term counts, of rows older than an instant. With `keys` it checks only those,
   * where finding them again would be expensive.
   */
  due: (before: Date, keys?: readonly string[]) => Prisma.Sql
  lock?: (db: Transaction, keys: readonly string[]) => Promise<unknown>
  purge: (db: Transaction, keys: string[], files: FileRemover) => Promise<unknown>
}

/** Suits a table whose rows age by one column alone. Names must be constants of the schema. */
export function expiredRows(
  row: Pick<ExpiredRows, 'kind' | 'table' | 'purge'> & { key: string; at: string },
): ExpiredRows {
  const [table, key, at] = [row.table, row.key, row.at].map((name) => Prisma.raw(`"${name}"`))
  return {
    ...row,
    due: (before) =>
      Prisma.sql`SELECT ${key}::text AS key, ${at} AS at FROM ${table} WHERE ${at} < ${before}`,
  }
}

export interface DueCount {
  count: number
  oldest: Date | null
  newest: Date | null
}

export async function countDue(db: PrismaClient, rows: ExpiredRows, before: Date): Promise<DueCount> {
  const [found] = await db.$queryRaw<DueCount[]>`
    SELECT count(*)::int AS count, min(due.at) AS oldest, max(due.at) AS newest FROM (${rows.due(before)}) due`
  return found ?? { count: 0, oldest: null, newest: null }
}

export async function purgeBatch(
  client: PrismaClient,
  rows: ExpiredRows,
  before: Date,
  { files, most }: { files: FileRemover; most: number },
): Promise<number> {
  return client.$transaction(async (db) => {
    // Sorts by key length because a shorter key is the earlier number: a row is deleted before the one that ended it.
    const found = await db.$queryRaw<{ key: string }[]>`
      SELECT due.key FROM (${rows.due(before)}) due ORDER BY due.at, length(due.key), due.key LIMIT ${most}`
    const keys = rows.lock ? await stillDue(db, rows, before, found) : keysOf(found)
    if (keys.length > 0) await rows.purge(db, keys, files)
    return keys.length
  })
}

async function stillDue(
  db: Transaction,
  { due, lock }: ExpiredRows,
  before: Date,
  found: { key: string }[],
): Promise<string[]> {
  const keys = keysOf(found)
  await lock?.(db, keys)
  return keysOf(
    await db.$queryRaw`SELECT due.key FROM (${due(before, keys)}) due WHERE due.key = ANY (${keys})`,
  )
}

const keysOf = (found: { key: string }[]): string[] => found.map(({ key }) => key)
