import { askExceptionalRefund as contract } from '@hygiene/contracts/money/refund/staff/ask-exceptional-refund'
import { denied } from '@hygiene/domain/verdict'
import { judgeExceptionalRefund } from '@hygiene/domain/money/refund/exceptional-refund'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { checkHolder } from '../../payment/check-holder.ts'
import { sealNeededAccount } from '../../payment/sealed-account.ts'
import { exceptionalRefund } from '../exceptional-refund.ts'

export const askExceptionalRefund = operation(
  contract,
  {
    needs: ['payment', 'REFUND_ACCOUNT_KEY'],
    before: ({ input, payment }) => checkHolder(payment, input.refundAccount),
  },
  async ({ db, input, actor, now, prepared, REFUND_ACCOUNT_KEY: accountKey }) => {
    const { paymentNo, amountWon, method, refundAccount, ...asking } = input
    const payment = await db.payment.findUnique({ where: { paymentNo }, include: { refunds: true } })
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    const verdict = judgeExceptionalRefund(payment, amountWon)
    if (!verdict.allowed) return verdict
    const { paidAt } = payment
    const paymentType = payment.paymentType
    const needsAccount =
      method === 'account' || (paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now))
    const typed = { refundAccount, accountKey, isHolderKnown: prepared.isHolderKnown }
    const account = sealNeededAccount(needsAccount, typed)
    if (!account.allowed) return account
    const accountSealed = account.accountSealed && Buffer.from(account.accountSealed).toString('base64')
    const { isHolderKnown } = account
    const facts = { paymentNo, amountWon, method, accountSealed, isHolderKnown }
    return requestApproval(db, exceptionalRefund, facts, { ...asking, maker: actor }, now)
  },
)
