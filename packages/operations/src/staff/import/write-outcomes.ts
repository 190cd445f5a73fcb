import type { Transaction } from '@hygiene/db/connect'
import type { ImportOutcome } from '@hygiene/domain/staff/import/import-states'

export interface RowOutcome {
  rowAt: number
  outcome: ImportOutcome
  writtenNo: number | null
}

export async function writeOutcomes(
  db: Transaction,
  importNo: number,
  outcomes: readonly RowOutcome[],
  now: Date,
): Promise<void> {
  if (outcomes.length === 0) return
  await db.$executeRaw`
    UPDATE "StaffImportRow" row
       SET "outcome" = v."outcome"::"ImportRowOutcome", "writtenNo" = v."writtenNo", "doneAt" = ${now}
      FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS v ("rowAt" int, "outcome" text, "writtenNo" int)
     WHERE row."importNo" = ${importNo} AND row."rowAt" = v."rowAt"`
}
