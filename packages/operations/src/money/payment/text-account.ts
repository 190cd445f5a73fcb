import { lockMember, type PrismaClient, transaction } from '@hygiene/db'
import { denied, isOverdue } from '@hygiene/domain'
import { textAsked } from '../../platform/message/text-asked.ts'

/** Texts a person the virtual account of an own order, while a deposit is awaited on it. */
export async function textAccount(
  client: PrismaClient,
  { memberNo, paymentId }: { memberNo: number; paymentId: string },
  now: Date,
) {
  return transaction(client, async (db) => {
    await lockMember(db, memberNo)
    const payment = await db.payment.findFirst({ where: { paymentId, memberNo } })
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    if (payment.status !== 'virtualAccountIssued' || isOverdue(payment, now))
      return denied('NO_DEPOSIT_AWAITED')
    return textAsked(db, 'accountAsked', { memberNo, aboutNo: payment.paymentNo }, now)
  })
}
