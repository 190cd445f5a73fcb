import { askExceptionalRefund as contract } from '@hygiene/contracts/money/refund/staff/ask-exceptional-refund'
import { askExceptionalRefund as ask } from '@hygiene/operations/money/settlement/ask-exceptional-refund'
import { implement } from '../../../http/implement.ts'
import { checkHolder } from '../../../http/check-holder.ts'
import { Breakage } from '../../../http/refusal.ts'

export const askExceptionalRefund = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { paymentNo, amountWon, method, refundAccount, ...asking } = input
    const holder = await checkHolder(deps.payment, refundAccount)
    if (!holder.allowed) throw refuse(holder.reason)
    const { isHolderKnown } = holder
    const accountKey = deps.config.REFUND_ACCOUNT_KEY
    const asked = await ask(
      deps.db,
      { paymentNo, amountWon, method, refundAccount, accountKey, isHolderKnown },
      { ...asking, maker: { ...caller, ipAddress } },
      now,
    )
    if (asked.allowed) return { approvalNo: asked.approvalNo }
    if (asked.reason === 'BANK_UNKNOWN') throw new Breakage(400, { bank: '은행을 골라주세요.' })
    throw refuse(asked.reason)
  },
)
