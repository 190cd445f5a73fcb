import { withdrawCashReceipt as contract } from '@hygiene/contracts/money/cash-receipt/staff/withdraw-cash-receipt'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { withdrawCashReceipt as withdraw } from '@hygiene/operations/money/cash-receipt/withdraw-cash-receipt'
import { implement } from '../../../http/implement.ts'

export const withdrawCashReceipt = implement(
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
    const verdict = await withdraw(deps.db, {
      cashReceiptNo,
      alongside: (db, memberNo) => writeAudit(db, { ...action, memberNos: [memberNo] }),
    })
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { cashReceiptNo }
  },
)
