import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'

/** Marks versions as drawn, after which they never change. Updates them in number order so that two papers cannot deadlock. */
export async function markDrawn(db: Transaction, questionNos: readonly number[], now: Date): Promise<void> {
  await queryRows(
    db,
    Prisma.sql`
    UPDATE "ExamQuestion" SET "drawnAt" = ${now}::timestamptz WHERE "questionNo" IN (
      SELECT "questionNo" FROM "ExamQuestion" WHERE "questionNo" = ANY (${[...questionNos]}::int[]) AND "drawnAt" IS NULL
       ORDER BY "questionNo" FOR NO KEY UPDATE)`,
  )
}
