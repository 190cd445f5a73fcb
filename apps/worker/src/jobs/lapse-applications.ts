import { lockApplication, type Prisma, type Transaction } from '@hygiene/db'
import { stepOnline } from '@hygiene/operations/records/step-online'
import { unpaidLapsesBefore } from '@hygiene/domain'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** Applied, never paid, and no account waiting for its deposit. */
function abandoned(now: Date): Prisma.OnlineEnrolmentWhereInput {
  const waits = { status: 'virtualAccountIssued' as const, accountExpiresAt: { gte: now } }
  return {
    status: 'applied',
    appliedAt: { lt: unpaidLapsesBefore(now) },
    application: { payments: { none: waits } },
  }
}

/** Unpaid applications lapse after a week, so that a licence is not blocked for the year by a forgotten click. */
export async function lapseApplications(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  const due = await deps.db.onlineEnrolment.findMany({
    where: abandoned(now),
    select: { applicationNo: true },
    distinct: ['applicationNo'],
    orderBy: { applicationNo: 'asc' },
  })
  let lapsed = 0
  for (const { applicationNo } of due) {
    // Locked as payments lock it: a payment is either before the end of its application or after it.
    lapsed += await deps.db.$transaction((db) => lapse(db, applicationNo, now))
  }
  return lapsed
}

async function lapse(db: Transaction, applicationNo: number, now: Date): Promise<number> {
  await lockApplication(db, applicationNo)
  const count = await stepOnline(db, 'cancel', { applicationNo, ...abandoned(now) }, { endedAt: now })
  if (count > 0) await closeOpenOrders(db, applicationNo, now)
  return count
}

export const lapseApplicationsTask = repeatTask('unpaid applications', () => 600, lapseApplications)
