import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { sqlList } from '@hygiene/db/sql-list'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { quietSince, reminderOn, type StudyReminder } from '@hygiene/domain/education/study/study-reminder'
import { seoulDay, seoulYear, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { UNDER_STUDY } from '@hygiene/domain/education/enrolment/enrolment-status'
import { notifyOnce } from '../../platform/message/notify-once.ts'

type Learner = { enrolmentNo: EnrolmentNo; memberNo: number; isDue: boolean }

const PAGE = 2_000
/** Limits the reminders of one run approximately; the rest waits for the next run. */
const REMINDERS_A_VIEW = 10_000

const LAST_ACTION = `greatest(e."paidAt", e."studiedAt", e."surveyedAt",
  (SELECT max(p."lastProgressAt") FROM "LectureProgress" p WHERE p."enrolmentNo" = e."enrolmentNo"),
  (SELECT max(coalesce(a."submittedAt", a."startedAt")) FROM "ExamAttempt" a WHERE a."enrolmentNo" = e."enrolmentNo"))`

/** Sends today's reminder once to each learner concerned, by day only. Returns how many. */
export async function remindLearners(client: PrismaClient, onTrouble: OnTrouble, now: Date): Promise<number> {
  const kind = reminderOn(seoulYear(now), now)
  if (kind === null || nightUntil(now)) return 0

  const notifying = { name: ({ enrolmentNo }: Learner) => `reminder of enrolment ${enrolmentNo}`, onTrouble }
  let after = 0
  let notified = 0
  while (notified < REMINDERS_A_VIEW) {
    const page = await findUntold(client, kind, after, now)
    const due = page.filter(({ isDue }) => isDue)
    const done = await eachInTransaction(client, due, notifying, (db, { enrolmentNo, memberNo }) =>
      notifyOnce(db, kind, { memberNo, aboutNo: enrolmentNo }, now),
    )
    notified += done.length
    const last = page.at(-1)
    if (!last || page.length < PAGE) break
    after = last.enrolmentNo
  }
  return notified
}

/** Skips people who paid today, because they have just read the deadline, and dormant or deleted accounts. */
async function findUntold(db: Queries, kind: StudyReminder, after: number, now: Date): Promise<Learner[]> {
  const quiet = Prisma.sql`${Prisma.raw(LAST_ACTION)} <= ${quietSince(now)}`
  return db.$queryRaw<Learner[]>(Prisma.sql`
    SELECT e."enrolmentNo", e."memberNo", ${kind === 'quietForWeek' ? quiet : Prisma.sql`true`} AS "isDue"
      FROM "OnlineEnrolment" e JOIN "Member" m ON m."memberNo" = e."memberNo"
     WHERE e."year" = ${seoulYear(now)} AND e."status" IN (${Prisma.raw(sqlList(UNDER_STUDY))})
       AND e."enrolmentNo" > ${after} AND e."paidAt" < ${startOfSeoulDay(seoulDay(now))}
       AND m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL
       AND NOT EXISTS (SELECT 1 FROM "Message" s
                        WHERE s."aboutNo" = e."enrolmentNo" AND s."kind" = ${Prisma.raw(`'${kind}'`)})
     ORDER BY e."enrolmentNo" LIMIT ${PAGE}`)
}

export async function isQuiet(db: Queries, enrolmentNo: EnrolmentNo, now: Date): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>(Prisma.sql`
    SELECT 1 FROM "OnlineEnrolment" e
     WHERE e."enrolmentNo" = ${enrolmentNo} AND ${Prisma.raw(LAST_ACTION)} <= ${quietSince(now)}`)
  return rows.length > 0
}
