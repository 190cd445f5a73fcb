import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { type MessageKind, Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { handOverAll } from '@hygiene/db/outbox'
import {
  depositRemindersDue,
  paymentRemindersDue,
  sessionRemindersBefore,
} from '@hygiene/domain/platform/message/due-reminders'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { keysOf } from '@hygiene/domain/keys-of'

/** Limits the people per transaction, so that it stays short. */
const PAGE = 5_000
const PAGES_A_VIEW = 20

type Reminder = 'paymentWaiting' | 'depositDue' | 'sessionTomorrow'
type Find = (now: Date) => Prisma.Sql

const AWAKE = Prisma.sql`m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL`

/** Each query reads only people not yet notified, so an interrupted run continues. The condition is judged again at sending. */
const FIND: Record<Reminder, Find> = {
  paymentWaiting(now) {
    const { appliedFrom, appliedBefore } = paymentRemindersDue(now)
    return Prisma.sql`
      SELECT DISTINCT e."memberNo", e."applicationNo" AS "aboutNo", NULL::date AS "forOn"
        FROM "OnlineEnrolment" e JOIN "Member" m USING ("memberNo")
       WHERE e."status" = 'applied' AND e."appliedAt" >= ${appliedFrom} AND e."appliedAt" < ${appliedBefore} AND ${AWAKE}
         AND NOT EXISTS (SELECT 1 FROM "Payment" p WHERE p."applicationNo" = e."applicationNo"
                            AND p."status" = 'virtualAccountIssued' AND p."accountExpiresAt" > ${now})
         AND NOT EXISTS (SELECT 1 FROM "Message" s
                          WHERE s."aboutNo" = e."applicationNo" AND s."kind" = 'paymentWaiting')
       ORDER BY 2 LIMIT ${PAGE}`
  },
  depositDue(now) {
    const { dueUntil, notifiedBefore } = depositRemindersDue(now)
    return Prisma.sql`
      SELECT p."memberNo", p."paymentNo" AS "aboutNo", NULL::date AS "forOn"
        FROM "Payment" p JOIN "Member" m USING ("memberNo") LEFT JOIN "Booking" b USING ("applicationNo")
       WHERE p."status" = 'virtualAccountIssued' AND p."createdAt" < ${notifiedBefore} AND ${AWAKE}
         AND least(p."accountExpiresAt", b."heldUntil") > ${now} AND least(p."accountExpiresAt", b."heldUntil") <= ${dueUntil}
         AND NOT EXISTS (SELECT 1 FROM "Message" s WHERE s."aboutNo" = p."paymentNo" AND s."kind" = 'depositDue')
       ORDER BY 2 LIMIT ${PAGE}`
  },
  // Excludes bookings made on the day before or later, whose confirmation is recent.
  sessionTomorrow(now) {
    const before = sessionRemindersBefore(now)
    return Prisma.sql`
      SELECT b."memberNo", b."applicationNo" AS "aboutNo", d."day" AS "forOn"
        FROM "InPersonSession" t
       CROSS JOIN LATERAL (SELECT (t."startsAt" AT TIME ZONE 'Asia/Seoul')::date AS "day") d
        JOIN "Booking" b USING ("sessionNo") JOIN "Member" m USING ("memberNo")
       WHERE t."startsAt" > ${now} AND t."startsAt" < ${before} AND t."status" <> 'cancelled' AND b."seat" = 'sold' AND ${AWAKE}
         AND b."bookedAt" < (d."day" - 1)::timestamp AT TIME ZONE 'Asia/Seoul' AND b."bookedAt" < ${startOfSeoulDay(seoulDay(now))}
         AND NOT EXISTS (SELECT 1 FROM "Message" s
                          WHERE s."aboutNo" = b."applicationNo" AND s."kind" = 'sessionTomorrow' AND s."forOn" = d."day")
       ORDER BY 2 LIMIT ${PAGE}`
  },
}

export async function remindDue(client: PrismaClient, now: Date): Promise<number> {
  if (nightUntil(now)) return 0
  let notified = 0
  for (const kind of keysOf(FIND)) notified += await remindOf(client, kind, now)
  return notified
}

async function remindOf(client: PrismaClient, kind: Reminder, now: Date): Promise<number> {
  let notified = 0
  for (let page = 0; page < PAGES_A_VIEW; page += 1) {
    const people = await find(client, kind, now)
    if (people.length > 0) notified += await client.$transaction((db) => notifyAllOnce(db, kind, people, now))
    if (people.length < PAGE) break
  }
  return notified
}

const find = (db: Queries, kind: Reminder, now: Date): Promise<Notified[]> =>
  db.$queryRaw<Notified[]>(FIND[kind](now))

interface Notified {
  memberNo: number
  aboutNo: number
  forOn: Date | null
}

async function notifyAllOnce(
  db: Transaction,
  kind: MessageKind,
  people: readonly Notified[],
  now: Date,
): Promise<number> {
  const written = await db.message.createManyAndReturn({
    data: people.map((person) => ({ ...person, kind, createdAt: now })),
    select: { messageNo: true },
    skipDuplicates: true,
  })
  await handOverAll(db, sendMessage, written)
  return written.length
}
