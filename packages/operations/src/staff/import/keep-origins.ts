import type { Transaction } from '@hygiene/db/connect'
import type { RowOutcome } from './write-outcomes.ts'

/** Stores which row of which file wrote each record, in one statement. It outlives the rows. */
export async function keepOrigins(
  db: Transaction,
  { importNo, kind }: { importNo: number; kind: string },
  outcomes: readonly RowOutcome[],
  now: Date,
): Promise<void> {
  const written = outcomes.flatMap(({ rowAt, writtenNo }) =>
    writtenNo === null ? [] : [{ rowAt, writtenNo }],
  )
  if (written.length === 0) return
  await db.importOrigin.createMany({
    data: written.map(({ rowAt, writtenNo }) => ({ importNo, kind, rowAt, recordNo: writtenNo, at: now })),
  })
}
