import { lockApplication, type Transaction } from '@hygiene/db'
import { LIVE_ONLINE, seoulYear } from '@hygiene/domain'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import { stepOnline } from '@hygiene/operations/records/step-online'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** The education year is over: what was not completed has expired, and orders nobody paid are closed. */
export async function expireEnrolments(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  const over = { year: { lt: seoulYear(now) }, status: { in: [...LIVE_ONLINE] } }
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
  over: { year: { lt: number } },
  now: Date,
): Promise<number> {
  await lockApplication(db, applicationNo)
  const count = await stepOnline(db, 'expire', { applicationNo, ...over }, { endedAt: now })
  if (count > 0) await closeOpenOrders(db, applicationNo, now)
  return count
}

export const expireEnrolmentsTask = repeatTask('expiry', () => 600, expireEnrolments)
