import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { closeVirtualAccount } from '@hygiene/contracts/platform/job/close-virtual-account'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { keepEvent } from './keep-event.ts'
import { shortenHold } from '../../in-person/seat/shorten-hold.ts'

/**
 * Ends the open orders of a locked application. The gateway may have given out an account we have not heard of yet,
 * so it is asked to close one for every order; a seat is held for none of them any longer. `failure` tells the person
 * of an end they did not cause themselves.
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
