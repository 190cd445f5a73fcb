import { refundPaymentException as contract } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import { lockApplication } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { exceptionActions, paymentExceptionOf } from '@hygiene/domain/money/reconciliation/payment-exception'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { operation } from '../../../kit/operation.ts'
import { checkHolder } from '../../payment/check-holder.ts'
import { sealNeededAccount } from '../../payment/sealed-account.ts'
import { refundPayment } from '../refund-payment.ts'

/** Is the text shown to the person and the gateway; the employee's own reason stays in the audit log. */
const REASON = '끝난 신청에 입금된 금액 환불'

export const refundPaymentException = operation(
  contract,
  {
    needs: ['payment', 'REFUND_ACCOUNT_KEY'],
    before: ({ input, payment }) => checkHolder(payment, input.refundAccount),
  },
  async ({ db, input, actor: { employeeNo }, now, prepared, log, REFUND_ACCOUNT_KEY: accountKey }) => {
    const { paymentNo, refundAccount } = input
    const known = await db.payment.findUnique({ where: { paymentNo } })
    if (!known) return denied('PAYMENT_NOT_FOUND')
    await lockApplication(db, known.applicationNo)

    const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
      where: { paymentNo },
      include: { refunds: { orderBy: { refundNo: 'desc' } } },
    })
    const [last = null] = refunds
    const isOver = last?.status === 'done' && last.isExceptional
    if (last && last.status !== 'failed' && !isOver) {
      log(null)
      return last
    }
    const exception = paymentExceptionOf({ status: payment.status, refund: last }, now)
    if (payment.exceptionText === null || !exceptionActions[exception].includes('refund'))
      return denied('NOTHING_TO_REFUND')
    const failed = last?.status === 'failed' ? last : null
    const amountWon = Math.min(failed?.amountWon ?? payment.amountWon, refundableWon({ ...payment, refunds }))
    if (input.amountWon !== amountWon) return denied('REFUND_AMOUNT_DIFFERS')
    const { paidAt, memberNo } = payment
    if (!paidAt) return denied('NOTHING_TO_REFUND')
    const paymentType = payment.paymentType
    const typed = { refundAccount, accountKey, isHolderKnown: prepared.isHolderKnown }
    const account = sealNeededAccount(needsRefundAccount({ paymentType, paidAt }, now), typed)
    if (!account.allowed) return account

    log({ memberNos: [memberNo] })
    const { accountSealed, isHolderKnown } = account
    const reason = failed?.reason ?? REASON
    const isExceptional = failed?.isExceptional ?? false
    const wanted = { amountWon, reason, accountSealed, isHolderKnown, isExceptional, employeeNo }
    return refundPayment(db, payment, wanted, now)
  },
)
