import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { closeVirtualAccount } from '@hygiene/contracts/platform/job/close-virtual-account'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { keepEvent } from './keep-event.ts'
import { shortenHold } from '../../in-person/seat/shorten-hold.ts'

/**
 * Ends the open orders of a locked application. The gateway may have issued an unreported account, so each order requests its
 * closure. Releases their seat holds. `failure` notifies the person of an end they did not cause.
 */
export async function closeOpenOrders(
  db: Transaction,
  applicationNo: ApplicationNo,
  now: Date,
  failure: string | null = null,
): Promise<void> {
  const closed = await db.payment.updateManyAndReturn({
    where: { applicationNo, status: { in: ['ready', 'virtualAccountIssued'] } },
    data: { status: 'cancelled', cancelledAt: now, failure },
    select: { paymentNo: true, status: true },
  })
  for (const payment of closed) {
    await keepEvent(db, payment, { kind: 'closed', text: failure }, now)
    await handOver(db, closeVirtualAccount, { paymentNo: payment.paymentNo })
  }
  if (closed.length > 0) await shortenHold(db, applicationNo, now)
}
