import type { Payment, Refund } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export type PaymentWithRefunds = Payment & { refunds: Refund[] }

export async function findPayment(
  db: Queries,
  memberNo: number,
  where: { paymentNo: number } | { paymentId: string },
): Promise<PaymentWithRefunds | null> {
  return db.payment.findFirst({
    where: { ...where, memberNo },
    include: { refunds: { orderBy: { refundNo: 'desc' } } },
  })
}
