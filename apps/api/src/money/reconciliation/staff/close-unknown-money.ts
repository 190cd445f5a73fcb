import { closeUnknownMoney as contract } from '@hygiene/contracts/money/reconciliation/staff/close-unknown-money'
import { transaction } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { closeUnknownMoney as close } from '@hygiene/operations/money/reconciliation/close-unknown-money'
import { implement } from '../../../http/implement.ts'

export const closeUnknownMoney = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { exceptionNo, reason } = input
    const action = {
      operation: contract.operation,
      subject: { kind: 'paymentException', no: exceptionNo },
    } as const
    const verdict = await transaction(deps.db, async (db) => {
      await writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [] })
      return close(db, exceptionNo, { employeeNo: caller.employeeNo, text: reason }, now)
    })
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { exceptionNo }
  },
)
