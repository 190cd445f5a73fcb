import { cancelPayment as contract } from '@hygiene/contracts/money/refund/cancel-payment'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { checkHolder } from '../payment/check-holder.ts'
import { refundByTerms } from './refund-by-terms.ts'

export const cancelPayment = operation(
  contract,
  {
    needs: ['payment', 'REFUND_ACCOUNT_KEY'],
    before: async ({ input: { refundAccount }, actor, payment }) =>
      actor.help && refundAccount ? denied('HELP_REFUND_ACCOUNT') : checkHolder(payment, refundAccount),
  },
  async ({ db, input, actor: { memberNo }, now, prepared, REFUND_ACCOUNT_KEY: accountKey }) => {
    const { isHolderKnown } = prepared
    const refunded = await refundByTerms(db, { ...input, memberNo, isHolderKnown, accountKey }, now)
    if (!refunded.allowed) return refunded
    const { refundNo, status, amountWon } = refunded.refund
    return { refundNo, status, amount: amountWon }
  },
)
