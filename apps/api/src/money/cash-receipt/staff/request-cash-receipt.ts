import { requestCashReceipt as contract } from '@hygiene/contracts/money/cash-receipt/staff/request-cash-receipt'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { requestCashReceipt as request } from '@hygiene/operations/money/cash-receipt/request-cash-receipt'
import { implement } from '../../../http/implement.ts'

export const requestCashReceipt = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reason, ...asked } = input
    const action = {
      caller,
      operation: contract.operation,
      subject: { kind: 'payment', no: input.paymentNo } as const,
      reason,
      ipAddress,
      now,
    }
    const requested = await request(
      deps.db,
      {
        ...asked,
        employeeNo: caller.employeeNo,
        sealKey: deps.config.REFUND_ACCOUNT_KEY,
        alongside: (db, memberNo) => writeAudit(db, { ...action, memberNos: [memberNo] }),
      },
      now,
    )
    if (!requested.allowed) throw refuse(requested.reason)
    return { cashReceiptNo: requested.receipt.cashReceiptNo }
  },
)
