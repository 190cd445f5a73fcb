import { closeVirtualAccount } from '@hygiene/contracts'
import { seoulYear } from '@hygiene/domain'
import { handOver } from '@hygiene/db'
import type { WorkerDeps } from '../deps.ts'

const OPEN = ['applied', 'paid', 'studying', 'studied', 'surveyed'] as const

/** The education year is over: what was not completed has expired, and orders nobody paid are closed. */
export async function expireEnrolments(deps: WorkerDeps): Promise<number> {
  const now = deps.now()
  const year = seoulYear(now)
  return deps.db.$transaction(async (db) => {
    const expired = await db.onlineEnrolment.updateManyAndReturn({
      where: { year: { lt: year }, status: { in: [...OPEN] } },
      data: { status: 'expired', endedAt: now },
      select: { applyEduNo: true },
    })
    const orders = await db.payment.updateManyAndReturn({
      where: {
        applyEduNo: { in: expired.map(({ applyEduNo }) => applyEduNo) },
        status: { in: ['ready', 'virtualAccountIssued'] },
      },
      data: { status: 'cancelled', cancelledAt: now },
      select: { paymentNo: true, accountNumber: true },
    })
    for (const { paymentNo, accountNumber } of orders) {
      if (accountNumber) await handOver(db, closeVirtualAccount, { paymentNo })
    }
    return expired.length
  })
}
