import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readPayment } from '@hygiene/contracts/money/payment/read-payment'
import type { Payment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { depositAskedUntil } from '@hygiene/domain/in-person/seat/hold-length'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { recordsPaidFor } from '@hygiene/domain/money/payment/in-person-money'
import type { PaymentWithRefunds } from './find-payment.ts'

type PaymentView = AnswerOf<typeof readPayment>

function accountOf(
  { status, accountBank, accountNumber, accountHolder, accountExpiresAt }: Payment,
  heldUntil: Date | null,
): PaymentView['virtualAccount'] {
  if (status !== 'virtualAccountIssued' || !accountNumber || !accountExpiresAt) return null
  return {
    bank: accountBank ?? '',
    accountNumber,
    holder: accountHolder,
    expiresAt: depositAskedUntil(accountExpiresAt, heldUntil),
  }
}

export async function viewPayment(db: Queries, payment: PaymentWithRefunds): Promise<PaymentView> {
  const { applicationNo } = payment
  const { enrolments, inPerson, booking } = await db.application.findUniqueOrThrow({
    where: { applicationNo },
    include: {
      enrolments: { orderBy: { enrolmentNo: 'asc' }, take: 1 },
      inPerson: { orderBy: { inPersonEnrolmentNo: 'asc' } },
      booking: true,
    },
  })
  const inPersonEnrolmentNos = recordsPaidFor(inPerson).map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo)
  const refund = payment.refunds[0]
  return {
    paymentNo: payment.paymentNo,
    paymentId: payment.paymentId,
    orderNumber: orderNumber(payment),
    status: payment.status,
    paymentType: payment.paymentType,
    orderName: payment.orderName,
    price: payment.amountWon,
    paidAt: payment.paidAt,
    failureSentence: payment.failure,
    virtualAccount: accountOf(payment, booking?.heldUntil ?? null),
    applicationNo,
    enrolmentNo: enrolments[0]?.enrolmentNo ?? null,
    inPersonEnrolmentNo: inPersonEnrolmentNos[0] ?? null,
    inPersonEnrolmentNos,
    refund: refund
      ? {
          status: refund.status,
          amount: refund.amountWon,
          requestedAt: refund.requestedAt,
          doneAt: refund.doneAt,
        }
      : null,
  }
}
