import { recordRefundTransfer as contract } from '@hygiene/contracts/money/refund/staff/record-refund-transfer'
import { askPaymentNow } from '@hygiene/gateways'
import { recordRefundTransfer as record } from '@hygiene/operations/money/settlement/record-refund-transfer'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

/** The log names the employee of the transfer, in the words of its action. */
export const recordRefundTransfer = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { paymentNo, transferNote, transferredOn } = input
    const subject = { kind: 'payment', no: paymentNo } as const
    const audit = { caller, operation: contract.operation, subject, reason: transferNote, ipAddress, now }
    const recorded = await record(
      { db: deps.db, ask: askPaymentNow(deps.payment, deps.config) },
      {
        ...input,
        employeeNo: caller.employeeNo,
        alongside: (db, memberNo) => writeAudit(db, { ...audit, memberNos: [memberNo] }),
      },
      now,
    )
    if (!recorded.allowed) throw refuse(recorded.reason)
    const { refundNo, status, amountWon } = recorded.refund
    return { refundNo, status, amountWon, transferredOn }
  },
)
