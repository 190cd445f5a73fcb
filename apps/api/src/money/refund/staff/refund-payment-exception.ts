import { refundPaymentException as contract } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import { refundPaymentException as refundException } from '@hygiene/operations/money/settlement/refund-payment-exception'
import { implement } from '../../../http/implement.ts'
import { checkHolder } from '../../../http/check-holder.ts'
import { Breakage } from '../../../http/refusal.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

export const refundPaymentException = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reason, ...wanted } = input
    const audit = {
      caller,
      operation: contract.operation,
      subject: { kind: 'payment', no: input.paymentNo } as const,
      reason,
      ipAddress,
      now,
    }
    const holder = await checkHolder(deps.payment, wanted.refundAccount)
    if (!holder.allowed) throw refuse(holder.reason)
    const refunded = await refundException(
      deps.db,
      {
        ...wanted,
        employeeNo: caller.employeeNo,
        accountKey: deps.config.REFUND_ACCOUNT_KEY,
        isHolderKnown: holder.isHolderKnown,
        alongside: (db, memberNo) => writeAudit(db, { ...audit, memberNos: [memberNo] }),
      },
      now,
    )
    if (!refunded.allowed) {
      if (refunded.reason === 'BANK_UNKNOWN') throw new Breakage(400, { bank: '은행을 골라주세요.' })
      throw refuse(refunded.reason)
    }
    const { refundNo, status, amountWon } = refunded.refund
    return { refundNo, status, amountWon }
  },
)
