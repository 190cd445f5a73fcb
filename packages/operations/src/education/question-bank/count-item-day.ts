import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'

/**
 * Counts the papers handed in on a Seoul day again, in the place of what was counted of it. Points of the rest are whole ones of
 * 1,000; a paper of one question has no rest and counts as 0.
 */
export async function countItemDay(
  db: Transaction,
  { day, from, to }: { day: string; from: Date; to: Date },
): Promise<void> {
  await db.examItemDay.deleteMany({ where: { answeredOn: day } })
  await queryRows(
    db,
    Prisma.sql`
    WITH paper AS (
      SELECT a."correctCount", jsonb_array_length(a."draw") AS "size", e."year", e."salesType", e."industryType",
             (d->>'questionNo')::int AS "questionNo",
             (d->'choiceOrder'->>((a."answers"->>(d->>'questionNo'))::int))::int AS "chosen"
        FROM "ExamAttempt" a JOIN "OnlineEnrolment" e USING ("enrolmentNo")
       CROSS JOIN LATERAL jsonb_array_elements(a."draw") d
       WHERE a."submittedAt" >= ${from}::timestamptz AND a."submittedAt" < ${to}::timestamptz),
    item AS (
      SELECT p.*, r."right",
             CASE WHEN p."size" > 1 THEN round(1000.0 * (COALESCE(p."correctCount", 0) - r."right") / (p."size" - 1)) ELSE 0 END AS "rest"
        FROM paper p JOIN "ExamQuestion" q USING ("questionNo")
       CROSS JOIN LATERAL (SELECT (p."chosen" IS NOT DISTINCT FROM q."answer")::int AS "right") r),
    rest AS (
      SELECT "questionNo", "year", "salesType", "industryType", "rest", count(*)::int AS "count", sum("right")::int AS "rights"
        FROM item GROUP BY "questionNo", "year", "salesType", "industryType", "rest"),
    spread AS (
      SELECT "questionNo", "year", "salesType", "industryType", array_agg("rest"::int ORDER BY "rest") AS "points",
             array_agg("count" ORDER BY "rest") AS "counts", array_agg("rights" ORDER BY "rest") AS "rights"
        FROM rest GROUP BY "questionNo", "year", "salesType", "industryType")
    INSERT INTO "ExamItemDay" ("answeredOn", "questionNo", "year", "salesType", "industryType", "answers", "rightAnswers",
                               "restSum", "restSquares", "restOfRight", "restPoints", "restCounts", "restRights", "choiceCounts")
    SELECT ${day}, "questionNo", "year", "salesType", "industryType", count(*), sum("right"),
           sum("rest"), sum("rest" * "rest"), sum("rest" * "right"), min("points"), min("counts"), min(s."rights"),
           ARRAY[${Prisma.raw(PLACES)}]
      FROM item JOIN spread s USING ("questionNo", "year", "salesType", "industryType")
     GROUP BY "questionNo", "year", "salesType", "industryType"`,
  )
}

/** Ten places: no question has more choices (`saveAnswer`). */
const PLACES = Array.from({ length: 10 }, (_, place) => `count(*) FILTER (WHERE "chosen" = ${place})`).join()
