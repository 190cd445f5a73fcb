import type { StaffImport, StaffImportRow } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ImportDecision } from '@hygiene/domain/staff/import/import-states'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import type { Found, ImportRecords, JudgedRow, Written } from './import-records.ts'
import type { RowOutcome } from './write-outcomes.ts'

export interface LiveRow {
  row: StaffImportRow
  values: ImportValues
  found: Found
  judged: JudgedRow
}

interface Batch {
  head: StaffImport
  now: Date
}

export async function writeJudged(
  db: Transaction,
  records: ImportRecords,
  rows: readonly LiveRow[],
  batch: Batch,
): Promise<{ outcomes: RowOutcome[]; written: Written[] }> {
  const news = rows.filter((one) => outcomeOf(one) === 'added')
  const together = records.writeNew
    ? await records.writeNew(
        db,
        news.map(({ values }) => values),
        batch,
      )
    : null
  const outcomes: RowOutcome[] = []
  const written: Written[] = []
  for (const one of rows) {
    const outcome = outcomeOf(one)
    const done =
      (outcome === 'added' ? together?.[news.indexOf(one)] : undefined) ??
      (await writeOne(db, records, one, batch))
    if (done) written.push(done)
    outcomes.push({ rowAt: one.row.rowAt, outcome, writtenNo: done?.recordNo ?? null })
  }
  return { outcomes, written }
}

async function writeOne(
  db: Transaction,
  records: ImportRecords,
  one: LiveRow,
  batch: Batch,
): Promise<Written | null> {
  const outcome = outcomeOf(one)
  if (outcome === 'same') return null
  const into = outcome === 'changed' ? one.judged.record : null
  return records.write(db, one.values, into, { ...batch, found: one.found })
}

function outcomeOf({ judged: { rowClass }, row }: LiveRow): 'added' | 'changed' | 'same' {
  if (rowClass === 'close') return isTaken(row.decision) ? 'changed' : 'added'
  if (rowClass === 'new') return 'added'
  return rowClass === 'changed' ? 'changed' : 'same'
}

const isTaken = (decision: ImportDecision | null): boolean => decision === 'take'
