import type { EntityOf, readPayment } from '@hygiene/contracts'
import type { Payment, Queries, Refund } from '@hygiene/db'
import { ASSOCIATION, recordsPaidFor } from '@hygiene/domain'

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
  const { applyEduNo } = payment
  const { enrolments, inPerson } = await db.application.findUniqueOrThrow({
    where: { applyEduNo },
    include: {
      enrolments: { orderBy: { onlineEduNo: 'asc' }, take: 1 },
      inPerson: { orderBy: { offlineEduNo: 'asc' } },
    },
  })
  const offlineEduNos = recordsPaidFor(inPerson).map(({ offlineEduNo }) => offlineEduNo)
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
    applyEduNo,
    onlineEduNo: enrolments[0]?.onlineEduNo ?? null,
    offlineEduNo: offlineEduNos[0] ?? null,
    offlineEduNos,
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
