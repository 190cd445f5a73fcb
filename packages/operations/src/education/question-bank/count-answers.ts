import type { Transaction } from '@hygiene/db/connect'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { lockAnswerDay } from '@hygiene/db/locks'
import { queryRows } from '@hygiene/db/query-rows'
import { transaction } from '@hygiene/db/transaction'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { countSurveyDay } from '../survey/count-survey-day.ts'

/**
 * Recounts the papers of a Seoul day and replaces the earlier count. Rest points are integers out of 1,000; a paper of one
 * question has no rest and counts as 0.
 */
async function countItemDay(
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

/** Covers ten choices, the most a question has (`saveAnswer`). */
const PLACES = Array.from({ length: 10 }, (_, place) => `count(*) FILTER (WHERE "chosen" = ${place})`).join()

/**
 * Counts tests and surveys by the Seoul day of submission. It starts the day before the last counted one to include late commits,
 * and adds days without a newer kind of count. Each day is one repeatable transaction. Returns the number of days.
 */
export async function countAnswers(client: PrismaClient, now: Date): Promise<number> {
  const days = await daysToCount(client, seoulDay(now))
  for (const day of days) {
    await transaction<{ allowed: true }>(client, async (db) => {
      await lockAnswerDay(db, day)
      const span = { day, from: startOfSeoulDay(day), to: startOfSeoulDay(addSeoulDays(day, 1)) }
      await countItemDay(db, span)
      await countSurveyDay(db, span)
      return { allowed: true }
    })
  }
  return days.length
}

async function daysToCount(client: PrismaClient, today: string): Promise<string[]> {
  const last = { select: { answeredOn: true }, orderBy: { answeredOn: 'desc' } } as const
  const [item, survey] = await Promise.all([
    client.examItemDay.findFirst(last),
    client.surveyDay.findFirst(last),
  ])
  const days = await Promise.all([
    daysOf(client, 'ExamAttempt', item?.answeredOn ?? null),
    daysOf(client, 'SurveyResult', survey?.answeredOn ?? null),
  ])
  return [...new Set([...days.flat(), ...(await daysWithoutGroups(client, today))])]
    .filter((day) => day <= today)
    .toSorted()
}

async function daysOf(
  client: PrismaClient,
  table: 'ExamAttempt' | 'SurveyResult',
  counted: string | null,
): Promise<string[]> {
  const since = startOfSeoulDay(counted === null ? FIRST_DAY : addSeoulDays(counted, -1))
  const rows = await queryRows<{ day: string }>(
    client,
    Prisma.sql`
    SELECT DISTINCT to_char("submittedAt" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS "day"
      FROM ${Prisma.raw(`"${table}"`)} WHERE "submittedAt" >= ${since}::timestamptz`,
  )
  return rows.map(({ day }) => day)
}

/** Returns days without point groups for which every paper is still kept (docs/rules/retention.md). */
async function daysWithoutGroups(client: PrismaClient, today: string): Promise<string[]> {
  const rows = await client.examItemDay.findMany({
    where: { restPoints: { isEmpty: true }, answeredOn: { gt: addSeoulDays(today, -PAPERS_KEPT_DAYS) } },
    select: { answeredOn: true },
    distinct: ['answeredOn'],
  })
  return rows.map(({ answeredOn }) => answeredOn)
}

/** Is less than the five years for which uncompleted applications are kept. */
const PAPERS_KEPT_DAYS = 4 * 365

const FIRST_DAY = '2000-01-01'
