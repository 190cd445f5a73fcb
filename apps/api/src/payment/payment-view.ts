import type { EntityOf, readPayment } from '@hygiene/contracts'
import type { Payment, Queries, Refund } from '@hygiene/db'
import { ASSOCIATION } from '@hygiene/domain'

type PaymentView = EntityOf<typeof readPayment>
type PaymentWithRefunds = Payment & { refunds: Refund[] }

/** One of the caller's payments with its refunds, or null. */
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

/** A payment as the result screen shows it. */
export async function viewPayment(db: Queries, payment: PaymentWithRefunds): Promise<PaymentView> {
  const enrolment = await db.onlineEnrolment.findFirst({
    where: { applyEduNo: payment.applyEduNo },
    select: { onlineEduNo: true },
    orderBy: { onlineEduNo: 'asc' },
  })
  const refund = payment.refunds[0]
  const waits = payment.status === 'virtualAccountIssued'
  return {
    paymentNo: payment.paymentNo,
    paymentId: payment.paymentId,
    status: payment.status,
    paymentType: payment.paymentType,
    orderName: payment.orderName,
    price: payment.amountWon,
    paidAt: payment.paidAt?.toISOString() ?? null,
    failureSentence: payment.failure,
    virtualAccount:
      waits && payment.accountNumber && payment.accountExpiresAt
        ? {
            bank: payment.accountBank ?? '',
            accountNumber: payment.accountNumber,
            holder: ASSOCIATION.name,
            expiresAt: payment.accountExpiresAt.toISOString(),
          }
        : null,
    applyEduNo: payment.applyEduNo,
    onlineEduNo: enrolment?.onlineEduNo ?? null,
    refund: refund
      ? {
          status: refund.status,
          amount: refund.amountWon,
          requestedAt: refund.requestedAt.toISOString(),
          doneAt: refund.doneAt?.toISOString() ?? null,
        }
      : null,
  }
}
