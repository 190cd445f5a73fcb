import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'

/** Recounts the survey forms of a Seoul day and replaces the earlier count. */
export async function countSurveyDay(
  db: Transaction,
  { day, from, to }: { day: string; from: Date; to: Date },
): Promise<void> {
  await db.surveyDay.deleteMany({ where: { answeredOn: day } })
  await queryRows(
    db,
    Prisma.sql`
    WITH form AS (
      SELECT r."surveyNo", e."salesType", e."industryType", r."answers"
        FROM "SurveyResult" r JOIN "OnlineEnrolment" e USING ("enrolmentNo")
       WHERE r."submittedAt" >= ${from}::timestamptz AND r."submittedAt" < ${to}::timestamptz)
    INSERT INTO "SurveyDay" ("answeredOn", "surveyNo", "salesType", "industryType", "questionNo", "choice", "answers")
    SELECT ${day}, "surveyNo", "salesType", "industryType", 0, -1, count(*) FROM form GROUP BY 2, 3, 4
     UNION ALL
    SELECT ${day}, "surveyNo", "salesType", "industryType", (a->>'questionNo')::int, COALESCE((a->>'choice')::int, -1), count(*)
      FROM form CROSS JOIN LATERAL jsonb_array_elements("answers") a GROUP BY 2, 3, 4, 5, 6`,
  )
}
