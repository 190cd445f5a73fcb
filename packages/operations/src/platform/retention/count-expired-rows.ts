import { countDue, type DueCount } from '@hygiene/db/expired-rows'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { keptSince, type RetentionKind } from '@hygiene/domain/platform/retention/retention'
import { ALL_EXPIRED_ROWS } from './all-expired-rows.ts'

export type ExpiredCount = DueCount & { kind: RetentionKind; table: string; before: Date }

export async function countExpiredRows(db: PrismaClient, now: Date): Promise<ExpiredCount[]> {
  const counts: ExpiredCount[] = []
  for (const rows of ALL_EXPIRED_ROWS) {
    const { kind, table } = rows
    const before = keptSince(kind, now)
    counts.push({ kind, table, before, ...(await countDue(db, rows, before)) })
  }
  return counts
}
