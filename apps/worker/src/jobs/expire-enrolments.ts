import { lockApplication, type Transaction } from '@hygiene/db'
import { enrolmentStatuses, isLive, seoulYear } from '@hygiene/domain'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import type { WorkerDeps } from '../deps.ts'

const OPEN = enrolmentStatuses.filter(isLive)

/** The education year is over: what was not completed has expired, and orders nobody paid are closed. */
export async function expireEnrolments(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  const over = { year: { lt: seoulYear(now) }, status: { in: OPEN } }
  const due = await deps.db.onlineEnrolment.findMany({
    where: over,
    select: { applicationNo: true },
    distinct: ['applicationNo'],
    orderBy: { applicationNo: 'asc' },
  })

  let expired = 0
  for (const { applicationNo } of due) {
    // One application at a time, locked as payments lock it: a deposit is either before its end or after it.
    expired += await deps.db.$transaction((db) => expireApplication(db, applicationNo, over, now))
  }
  return expired
}

async function expireApplication(
  db: Transaction,
  applicationNo: number,
  over: { year: { lt: number }; status: { in: typeof OPEN } },
  now: Date,
): Promise<number> {
  await lockApplication(db, applicationNo)
  const { count } = await db.onlineEnrolment.updateMany({
    where: { applicationNo, ...over },
    data: { status: 'expired', endedAt: now },
  })
  if (count > 0) await closeOpenOrders(db, applicationNo, now)
  return count
}
