import { retryCashReceipt as contract } from '@hygiene/contracts/money/cash-receipt/staff/retry-cash-receipt'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { retryCashReceipt as retry } from '@hygiene/operations/money/cash-receipt/retry-cash-receipt'
import { implement } from '../../../http/implement.ts'

export const retryCashReceipt = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { cashReceiptNo, reason } = input
    const action = {
      caller,
      operation: contract.operation,
      subject: { kind: 'cashReceipt', no: cashReceiptNo } as const,
      reason,
      ipAddress,
      now,
    }
    const verdict = await retry(
      deps.db,
      { cashReceiptNo, alongside: (db, memberNo) => writeAudit(db, { ...action, memberNos: [memberNo] }) },
      now,
    )
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { cashReceiptNo }
  },
)
