import { type FileRemover, purgeBatch } from '@hygiene/db/expired-rows'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { keptSince } from '@hygiene/domain/platform/retention/retention'
import { ALL_EXPIRED_ROWS } from './all-expired-rows.ts'

interface Purge {
  db: PrismaClient
  files: FileRemover
  /** Limits the rows per transaction, so that no lock is held for long. */
  batch?: number
}

const USUAL = 200

/**
 * Deletes expired rows by rule, in batches of separate transactions, so an interrupted run can continue. Returns the number of
 * rows per rule.
 */
export async function purgeExpiredRows(
  { db, files, batch: wanted }: Purge,
  now: Date,
): Promise<{ table: string; count: number }[]> {
  const purged: { table: string; count: number }[] = []
  for (const rows of ALL_EXPIRED_ROWS) {
    const before = keptSince(rows.kind, now)
    const batch = wanted ?? rows.batch ?? USUAL
    let count = 0
    let found = batch
    while (found === batch) {
      found = await purgeBatch(db, rows, before, { files, most: batch })
      count += found
    }
    purged.push({ table: rows.table, count })
  }
  return purged
}
