import type { EntityOf, readPayment } from '@hygiene/contracts'
import type { Payment, Queries, Refund } from '@hygiene/db'

/** Account holder shown with a virtual account: the association, as at the gateway. */
const ACCOUNT_HOLDER = '사단법인 한국○○위생교육협회'

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
            holder: ACCOUNT_HOLDER,
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
