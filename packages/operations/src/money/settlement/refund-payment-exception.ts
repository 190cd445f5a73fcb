import { lockApplication, type PrismaClient, type Refund, transaction } from '@hygiene/db'
import {
  exceptionActions,
  paymentExceptionOf,
  denied,
  needsRefundAccount,
  type PaymentType,
  refundableWon,
} from '@hygiene/domain'
import type { AboutPerson } from '../payment/close-payment-exception.ts'
import { type AccountNotified, sealNeededAccount } from '../payment/sealed-account.ts'
import { refundPayment } from './refund-payment.ts'

/** The words that the person and the gateway read; the employee's own reason stays in the audit log. */
const REASON = '끝난 신청에 입금된 금액 환불'

export interface ExceptionRefund extends AccountNotified {
  paymentNo: number
  /** As the employee was shown it. */
  amountWon: number
  employeeNo: number
  alongside: AboutPerson
}

type ExceptionRefusal =
  | 'PAYMENT_NOT_FOUND'
  | 'NOTHING_TO_REFUND'
  | 'REFUND_AMOUNT_DIFFERS'
  | 'REFUND_ACCOUNT_REQUIRED'
  | 'BANK_UNKNOWN'

/** Staff give late money back, or try a refused refund again. A second click answers the refund that is already there. */
export async function refundPaymentException(
  client: PrismaClient,
  wanted: ExceptionRefund,
  now: Date,
): Promise<{ allowed: true; refund: Refund } | { allowed: false; reason: ExceptionRefusal }> {
  const { paymentNo } = wanted
  return transaction(client, async (db) => {
    const known = await db.payment.findUnique({ where: { paymentNo } })
    if (!known) return denied('PAYMENT_NOT_FOUND')
    await lockApplication(db, known.applicationNo)

    const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
      where: { paymentNo },
      include: { refunds: { orderBy: { refundNo: 'desc' } } },
    })
    const [last = null] = refunds
    const isOver = last?.status === 'done' && last.isExceptional
    if (last && last.status !== 'failed' && !isOver) return { allowed: true, refund: last }
    const exception = paymentExceptionOf({ status: payment.status, refund: last }, now)
    if (payment.exceptionText === null || !exceptionActions[exception].includes('refund'))
      return denied('NOTHING_TO_REFUND')
    const failed = last?.status === 'failed' ? last : null
    const amountWon = Math.min(failed?.amountWon ?? payment.amountWon, refundableWon({ ...payment, refunds }))
    if (wanted.amountWon !== amountWon) return denied('REFUND_AMOUNT_DIFFERS')
    const { paidAt, memberNo } = payment
    if (!paidAt) return denied('NOTHING_TO_REFUND')
    const paymentType = payment.paymentType as PaymentType
    const account = sealNeededAccount(needsRefundAccount({ paymentType, paidAt }, now), wanted)
    if (!account.allowed) return account

    await wanted.alongside(db, memberNo)
    const { accountSealed, isHolderKnown } = account
    const reason = failed?.reason ?? REASON
    const isExceptional = failed?.isExceptional ?? false
    const { employeeNo } = wanted
    return {
      allowed: true,
      refund: await refundPayment(
        db,
        payment,
        { amountWon, reason, accountSealed, isHolderKnown, isExceptional, employeeNo },
        now,
      ),
    }
  })
}
