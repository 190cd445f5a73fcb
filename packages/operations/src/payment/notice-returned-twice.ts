import type { Payment, Transaction } from '@hygiene/db'
import { paymentAttention } from '@hygiene/domain'

/** Staff returned the money by bank transfer, and now the gateway has done so, too: they look at it, once. */
export async function noticeReturnedTwice(
  db: Transaction,
  { paymentNo }: Pick<Payment, 'paymentNo'>,
  now: Date,
): Promise<void> {
  const { count } = await db.refund.updateMany({
    where: { paymentNo, transferredOn: { not: null }, returnedTwiceAt: null },
    data: { returnedTwiceAt: now },
  })
  if (count === 0) return
  await db.payment.update({ where: { paymentNo }, data: { attention: paymentAttention.returnedTwice } })
}
