import type { Queries } from '@hygiene/db/connect'

export interface ImportRowCounts {
  new: number
  changed: number
  same: number
  close: number
  wrong: number
  leftOut: number
  undecided: number
  skip: number
  again: number
  writes: number
  added: number
  corrected: number
}

/** Counts the rows by class and decision; classes count only the remaining rows. */
export async function countImportRows(db: Queries, importNo: number): Promise<ImportRowCounts> {
  const [counts] = await db.$queryRaw<ImportRowCounts[]>`
    SELECT count(*) FILTER (WHERE "rowClass" = 'new')::int AS "new",
           count(*) FILTER (WHERE "rowClass" = 'changed')::int AS "changed",
           count(*) FILTER (WHERE "rowClass" = 'same')::int AS "same",
           count(*) FILTER (WHERE "rowClass" = 'close')::int AS "close",
           count(*) FILTER (WHERE "rowClass" = 'wrong')::int AS "wrong",
           count(*) FILTER (WHERE "rowClass" = 'leftOut')::int AS "leftOut",
           count(*) FILTER (WHERE "doneAt" IS NULL AND "decision" IS NULL AND "rowClass" IN ('wrong', 'close'))::int AS "undecided",
           count(*) FILTER (WHERE "decision" = 'skip')::int AS "skip",
           count(*) FILTER (WHERE "isAgain" AND "doneAt" IS NULL)::int AS "again",
           count(*) FILTER (WHERE "doneAt" IS NULL AND (("rowClass" IN ('new', 'changed') AND "decision" IS NULL)
                                   OR ("rowClass" = 'close' AND "decision" IN ('add', 'take'))))::int AS "writes",
           count(*) FILTER (WHERE "outcome" = 'added')::int AS "added",
           count(*) FILTER (WHERE "outcome" = 'changed')::int AS "corrected"
      FROM "StaffImportRow" WHERE "importNo" = ${importNo}`
  if (!counts) throw new Error('a count answers one row')
  return counts
}
