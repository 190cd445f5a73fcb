import { closeVirtualAccount } from '@hygiene/contracts'
import { handOver, type Transaction } from '@hygiene/db'

/**
 * Ends the open orders of a locked application. The gateway may have given out an account we have not heard of yet,
 * so it is asked to close one for every order.
 */
export async function closeOpenOrders(db: Transaction, applyEduNo: number, now: Date): Promise<void> {
  const open = await db.payment.findMany({
    where: { applyEduNo, status: { in: ['ready', 'virtualAccountIssued'] } },
  })
  for (const { paymentNo } of open) {
    await db.payment.update({ where: { paymentNo }, data: { status: 'cancelled', cancelledAt: now } })
    await handOver(db, closeVirtualAccount, { paymentNo })
  }
}
