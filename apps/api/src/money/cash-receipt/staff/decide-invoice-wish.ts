import { decideInvoiceWish as contract } from '@hygiene/contracts/money/cash-receipt/staff/decide-invoice-wish'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { decideInvoice } from '@hygiene/operations/money/cash-receipt/decide-invoice'
import { implement } from '../../../http/implement.ts'

export const decideInvoiceWish = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { wishNo, outcome } = input
    const reason = 'text' in outcome ? outcome.text : `계산서 ${outcome.invoiceNumber}`
    const action = { caller, action: `${contract.operation} ${wishNo}`, reason, ipAddress, now }
    const verdict = await decideInvoice(
      deps.db,
      {
        wishNo,
        outcome,
        employeeNo: caller.employeeNo,
        alongside: (db, memberNo) => writeAudit(db, { ...action, memberNos: [memberNo] }),
      },
      now,
    )
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { wishNo }
  },
)
