import {
  eachInTransaction,
  lockApplication,
  type OnTrouble,
  type PrismaClient,
  type Transaction,
} from '@hygiene/db'
import { type ApplicationNo, LIVE_ONLINE, seoulDay, seoulYear } from '@hygiene/domain'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { stepOnline } from '../records/step-online.ts'

function overdue(now: Date) {
  const notExtended = [{ extendedToOn: null }, { extendedToOn: { lt: seoulDay(now) } }]
  return { year: { lt: seoulYear(now) }, status: { in: [...LIVE_ONLINE] }, OR: notExtended }
}

/** Applications whose term is over with at least one uncompleted enrolment. */
async function findOverdue(db: PrismaClient, now: Date): Promise<number[]> {
  const due = await db.onlineEnrolment.findMany({
    where: overdue(now),
    select: { applicationNo: true },
    distinct: ['applicationNo'],
    orderBy: { applicationNo: 'asc' },
  })
  return due.map(({ applicationNo }) => applicationNo)
}

/** All of them, each by itself; answers how many enrolments have expired. */
export async function expireOverdue(client: PrismaClient, onTrouble: OnTrouble, now: Date): Promise<number> {
  const telling = { name: (no: number) => `expiry of application ${no}`, onTrouble }
  const expired = await eachInTransaction(client, await findOverdue(client, now), telling, (db, no) =>
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
