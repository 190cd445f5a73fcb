import type { Payment, Transaction } from '@hygiene/db'
import { tellPerson } from '../messages/tell-person.ts'

/**
 * The gateway refused to return what the person had paid: they hear so once, however often it is tried; the application
 * is locked. Late money is returned by staff, who see the refusal, and its person has nothing to do.
 */
export async function tellOfRefusedRefund(
  db: Transaction,
  { paymentNo, memberNo, status }: Pick<Payment, 'paymentNo' | 'memberNo' | 'status'>,
  now: Date,
): Promise<void> {
  if (status !== 'paid') return
  const about = { memberNo, kind: 'refundRefused', aboutNo: paymentNo } as const
  if ((await db.message.count({ where: about })) > 0) return
  await tellPerson(db, 'refundRefused', memberNo, paymentNo, now)
}
