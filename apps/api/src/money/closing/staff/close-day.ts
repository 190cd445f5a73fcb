import { closeDay as contract } from '@hygiene/contracts/money/closing/staff/close-day'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { closeDay as close } from '@hygiene/operations/money/closing/close-day'
import { implement } from '../../../http/implement.ts'

export const closeDay = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const action = { operation: contract.operation, subject: null, detail: input.day, reason: input.text }
  const entry = { caller, ...action, ipAddress, now, memberNos: [] }
  const { employeeNo } = caller
  const alongside = (db: Parameters<typeof writeAudit>[0]) => writeAudit(db, entry)
  const closed = await close(deps.db, { ...input, employeeNo, alongside }, now)
  if (!closed.allowed) throw refuse(closed.reason)
  return { closingNo: closed.closingNo }
})
