import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'

/** From now on these versions never change: a paper holds them. In the order of their numbers, so that two papers never wait for each other. */
export async function markDrawn(db: Transaction, questionNos: readonly number[], now: Date): Promise<void> {
  await queryRows(
    db,
    Prisma.sql`
    UPDATE "ExamQuestion" SET "drawnAt" = ${now}::timestamptz WHERE "questionNo" IN (
      SELECT "questionNo" FROM "ExamQuestion" WHERE "questionNo" = ANY (${[...questionNos]}::int[]) AND "drawnAt" IS NULL
       ORDER BY "questionNo" FOR NO KEY UPDATE)`,
  )
}
