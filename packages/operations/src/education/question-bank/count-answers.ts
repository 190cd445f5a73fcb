import { lockAnswerDay } from '@hygiene/db/locks'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { transaction } from '@hygiene/db/transaction'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { countItemDay } from './count-item-day.ts'
import { countSurveyDay } from '../survey/count-survey-day.ts'

/**
 * Counts tests and surveys by the Seoul day on which they were handed in: from the day before the last one counted, so that what
 * was committed late is counted, too, and days that lack a count which came later. Each day is one transaction and may be counted again; answers how many days.
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

/** Days of answers since the last one counted, and of all answers where nothing was counted yet. */
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

/** Days whose papers were not counted by their points, as long as every paper of theirs is kept (docs/rules/retention.md). */
async function daysWithoutGroups(client: PrismaClient, today: string): Promise<string[]> {
  const rows = await client.examItemDay.findMany({
    where: { restPoints: { isEmpty: true }, answeredOn: { gt: addSeoulDays(today, -PAPERS_KEPT_DAYS) } },
    select: { answeredOn: true },
    distinct: ['answeredOn'],
  })
  return rows.map(({ answeredOn }) => answeredOn)
}

/** Less than the five years that applications without completion are kept for. */
const PAPERS_KEPT_DAYS = 4 * 365

/** Before the first education on the web. */
const FIRST_DAY = '2000-01-01'
