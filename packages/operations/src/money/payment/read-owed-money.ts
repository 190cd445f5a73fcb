import type { PaymentStatus, Refund } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { type OwedMoneyState, owedMoneyState } from '@hygiene/domain/money/refund/owed-money'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import type { PaymentType } from '@hygiene/domain/text'

export interface OwedMoney {
  state: OwedMoneyState
  paymentNo: number
  orderName: string
  amount: number
  paidAt: Date
  isInPerson: boolean
  needsAccount: boolean
}

interface OwedPayment {
  paymentNo: number
  applicationNo: number
  orderName: string
  amountWon: number
  paidAt: Date | null
  paymentType: PaymentType
  status: PaymentStatus
  refunds: Refund[]
}

export async function readOwedMoney(db: Queries, memberNo: number, now: Date): Promise<OwedMoney[]> {
  const payments = await db.payment.findMany({
    where: { memberNo, exceptionText: { not: null }, paidAt: { not: null } },
    include: { refunds: { orderBy: { refundNo: 'desc' } }, application: { select: { booking: true } } },
    orderBy: { paymentNo: 'desc' },
  })
  return payments.flatMap(({ application, ...payment }) => owedOf(payment, application.booking !== null, now))
}

function owedOf(payment: OwedPayment, isInPerson: boolean, now: Date): OwedMoney[] {
  const { paymentNo, orderName, paidAt, status } = payment
  const [refund = null] = payment.refunds
  const state = owedMoneyState({ status, refund, isExceptional: refund?.isExceptional ?? false }, now)
  if (state === null || paidAt === null) return []
  const amount = state === 'inProgress' && refund ? refund.amountWon : refundableWon(payment)
  const paymentType = payment.paymentType
  const needsAccount = needsRefundAccount({ paymentType, paidAt }, now)
  return [{ state, paymentNo, orderName, amount, paidAt, isInPerson, needsAccount }]
}
