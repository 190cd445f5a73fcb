import { quoteRefund as contract } from '@hygiene/contracts/money/refund/quote-refund'
import { denied } from '@hygiene/domain/verdict'
import { REFUND_BANKS } from '@hygiene/domain/money/refund/refund-banks'
import { findPayment } from '../payment/find-payment.ts'
import { refundTermsOf } from '../payment/refund-terms.ts'
import { query } from '../../kit/operation.ts'

const IN_PROGRESS = '이미 환불이 진행 중이거나 끝났습니다.'
const NOT_PAID = '결제가 끝난 내역만 환불받을 수 있습니다.'

/** Returns amount and reason before the person confirms (specification section 9). */
export const quoteRefund = query(contract, async ({ input, actor, db, now }) => {
  const payment = await findPayment(db, actor.memberNo, { paymentNo: input.paymentNo })
  if (!payment) return denied('PAYMENT_NOT_FOUND')

  const isInProgress = payment.refunds.some(({ status }) => status !== 'failed')
  const terms = isInProgress ? null : await refundTermsOf(db, payment, now)
  return {
    isAllowed: terms?.allowed ?? false,
    amount: terms?.amountWon ?? 0,
    sentence: terms?.sentence ?? (isInProgress ? IN_PROGRESS : NOT_PAID),
    needsBankAccount: terms?.needsBankAccount ?? false,
    banks: terms?.needsBankAccount ? [...REFUND_BANKS] : [],
  }
})
