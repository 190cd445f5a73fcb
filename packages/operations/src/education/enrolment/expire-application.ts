import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import { lockApplication } from '@hygiene/db/locks'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { LIVE_ONLINE, UNDER_STUDY } from '@hygiene/domain/education/enrolment/enrolment-status'
import { seoulDay, seoulYear } from '@hygiene/domain/time/seoul-day'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { stepOnline } from '../../platform/records/step-online.ts'

function overdue(now: Date) {
  const notExtended = [{ extendedToOn: null }, { extendedToOn: { lt: seoulDay(now) } }]
  return { year: { lt: seoulYear(now) }, status: { in: [...LIVE_ONLINE] }, OR: notExtended }
}

/** At most so many a look, which is a statement's worth; the rest waits for the next one. */
const A_VIEW = 20_000

/**
 * Applications whose term is over with at least one uncompleted enrolment. The paid ones and the unpaid ones have an index of
 * their own each; asked for together, or by parameters, every enrolment there ever was would be read.
 */
async function findOverdue(db: PrismaClient, now: Date): Promise<number[]> {
  const isOver = Prisma.sql`"year" < ${seoulYear(now)} AND ("extendedToOn" IS NULL OR "extendedToOn" < ${seoulDay(now)})`
  const due = await db.$queryRaw<{ applicationNo: number }[]>`
    SELECT "applicationNo" FROM "OnlineEnrolment" WHERE "status" IN (${Prisma.raw(sqlList(UNDER_STUDY))}) AND ${isOver}
    UNION
    SELECT "applicationNo" FROM "OnlineEnrolment" WHERE "status" = 'applied' AND ${isOver}
     ORDER BY "applicationNo" LIMIT ${A_VIEW}`
  return due.map(({ applicationNo }) => applicationNo)
}

/** All of them, each by itself; answers how many enrolments have expired. */
export async function expireOverdue(client: PrismaClient, onTrouble: OnTrouble, now: Date): Promise<number> {
  const notifying = { name: (no: number) => `expiry of application ${no}`, onTrouble }
  const expired = await eachInTransaction(client, await findOverdue(client, now), notifying, (db, no) =>
    expireApplication(db, no, now),
  )
  return expired.reduce((sum, count) => sum + count, 0)
}

/**
 * Expires the open rest of an application and closes its unpaid orders; answers how many enrolments. Locked as payments
 * lock it: a deposit is either before its end or after it.
 */
async function expireApplication(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<number> {
  await lockApplication(db, applicationNo)
  const count = await stepOnline(db, 'expire', { applicationNo, ...overdue(now) }, { endedAt: now })
  if (count > 0) await closeOpenOrders(db, applicationNo, now)
  return count
}
