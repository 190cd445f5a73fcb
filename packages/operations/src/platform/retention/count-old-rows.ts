import { countDue, type DueCount, type PrismaClient } from '@hygiene/db'
import { keptSince, type RetentionKind } from '@hygiene/domain'
import { ALL_OLD_ROWS } from './all-old-rows.ts'

export type OldCount = DueCount & { kind: RetentionKind; table: string; before: Date }

/** What a run at this instant would delete, by rule; deletes nothing. */
export async function countOldRows(db: PrismaClient, now: Date): Promise<OldCount[]> {
  const counts: OldCount[] = []
  for (const rows of ALL_OLD_ROWS) {
    const { kind, table } = rows
    const before = keptSince(kind, now)
    counts.push({ kind, table, before, ...(await countDue(db, rows, before)) })
  }
  return counts
}
