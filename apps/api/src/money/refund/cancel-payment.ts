import { cancelPayment as contract } from '@hygiene/contracts/money/refund/cancel-payment'
import { cancelPayment as cancel } from '@hygiene/operations/money/settlement/cancel-payment'
import { implement } from '../../http/implement.ts'
import { checkHolder } from '../../http/check-holder.ts'
import { Breakage } from '../../http/refusal.ts'

export const cancelPayment = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { paymentNo, reason, refundAccount } = input
  if (caller.help && refundAccount) throw refuse('HELP_REFUND_ACCOUNT')
  const holder = await checkHolder(deps.payment, refundAccount)
  if (!holder.allowed) throw refuse(holder.reason)
  const { isHolderKnown } = holder
  const accountKey = deps.config.REFUND_ACCOUNT_KEY
  const wanted = { memberNo: caller.memberNo, paymentNo, reason, refundAccount, accountKey, isHolderKnown }
  const cancelled = await cancel(deps.db, wanted, now)
  if (!cancelled.allowed) {
    if (cancelled.reason === 'BANK_UNKNOWN') throw new Breakage(400, { bank: '은행을 골라주세요.' })
    throw refuse(cancelled.reason)
  }
  const { refundNo, status, amountWon } = cancelled.refund
  return { refundNo, status, amount: amountWon }
})
