import type { Transaction } from '@hygiene/db/connect'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import type { JudgedRow } from './import-records.ts'

export type RowVerdict = JudgedRow & { rowAt: number; values: ImportValues; rowKey: string | null }

/** Stores verdicts in one statement. A verdict without a fingerprint belongs to a row that is never written. */
export async function writeVerdicts(
  db: Transaction,
  importNo: number,
  verdicts: readonly RowVerdict[],
): Promise<void> {
  const rows = verdicts.map(({ rowAt, values, rowKey, rowClass, sentence, record, before, fingerprint }) => ({
    rowAt,
    values,
    rowKey,
    rowClass,
    sentence: sentence.slice(0, 500),
    recordNo: record?.recordNo ?? null,
    before,
    fingerprint: fingerprint === '' ? null : fingerprint,
  }))
  await db.$executeRaw`
    UPDATE "StaffImportRow" row
       SET "values" = v."values", "rowKey" = v."rowKey", "rowClass" = v."rowClass"::"ImportRowClass", "sentence" = v."sentence",
           "recordNo" = v."recordNo", "before" = v."before", "fingerprint" = v."fingerprint"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS v ("rowAt" int, "values" jsonb, "rowKey" text, "rowClass" text,
           "sentence" text, "recordNo" int, "before" jsonb, "fingerprint" text)
     WHERE row."importNo" = ${importNo} AND row."rowAt" = v."rowAt"`
}
