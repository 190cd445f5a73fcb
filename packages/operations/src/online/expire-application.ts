import { lockApplication, type PrismaClient } from '@hygiene/db'
import { type ApplicationNo, LIVE_ONLINE, seoulYear } from '@hygiene/domain'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { stepOnline } from '../records/step-online.ts'

function overdue(now: Date) {
  return { year: { lt: seoulYear(now) }, status: { in: [...LIVE_ONLINE] } }
}

/** Applications whose education year is over with at least one uncompleted enrolment. */
export async function findOverdue(db: PrismaClient, now: Date): Promise<number[]> {
  const due = await db.onlineEnrolment.findMany({
    where: overdue(now),
    select: { applicationNo: true },
    distinct: ['applicationNo'],
    orderBy: { applicationNo: 'asc' },
  })
  return due.map(({ applicationNo }) => applicationNo)
}

/**
 * Expires the open rest of an application and closes its unpaid orders; answers how many enrolments. Locked as payments
 * lock it: a deposit is either before its end or after it.
 */
export async function expireApplication(
  client: PrismaClient,
  applicationNo: ApplicationNo,
  now: Date,
): Promise<number> {
  return client.$transaction(async (db) => {
    await lockApplication(db, applicationNo)
    const count = await stepOnline(db, 'expire', { applicationNo, ...overdue(now) }, { endedAt: now })
    if (count > 0) await closeOpenOrders(db, applicationNo, now)
    return count
  })
}
