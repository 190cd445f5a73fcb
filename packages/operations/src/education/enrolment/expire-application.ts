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

/** Limits a run to one statement's worth; the rest waits for the next run. */
const A_VIEW = 20_000

/**
 * Finds overdue applications with at least one uncompleted enrolment. Paid and unpaid ones have separate indexes; a combined or
 * parameterized query would scan every enrolment.
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

export async function expireOverdue(client: PrismaClient, onTrouble: OnTrouble, now: Date): Promise<number> {
  const notifying = { name: (no: number) => `expiry of application ${no}`, onTrouble }
  const expired = await eachInTransaction(client, await findOverdue(client, now), notifying, (db, no) =>
    expireApplication(db, no, now),
  )
  return expired.reduce((sum, count) => sum + count, 0)
}

/**
 * Expires the open rest of an application and closes its unpaid orders. Returns the number of enrolments. It takes the same lock
 * as payments, so a deposit comes either before or after it.
 */
async function expireApplication(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<number> {
  await lockApplication(db, applicationNo)
  const count = await stepOnline(db, 'expire', { applicationNo, ...overdue(now) }, { endedAt: now })
  if (count > 0) await closeOpenOrders(db, applicationNo, now)
  return count
}
