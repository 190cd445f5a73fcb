import { decideInvoiceWish as contract } from '@hygiene/contracts/money/cash-receipt/staff/decide-invoice-wish'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { decideInvoiceWish as decide } from '@hygiene/operations/money/cash-receipt/decide-invoice-wish'
import { implement } from '../../../http/implement.ts'

export const decideInvoiceWish = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { wishNo, outcome } = input
    const reason = 'text' in outcome ? outcome.text : `계산서 ${outcome.invoiceNumber}`
    const action = { operation: contract.operation, subject: { kind: 'invoiceWish', no: wishNo } } as const
    const entry = { caller, ...action, reason, ipAddress, now }
    const verdict = await decide(
      deps.db,
      {
        wishNo,
        outcome,
        employeeNo: caller.employeeNo,
        alongside: (db, memberNo) => writeAudit(db, { ...entry, memberNos: [memberNo] }),
      },
      now,
    )
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { wishNo }
  },
)
