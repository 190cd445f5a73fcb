import { closeDay } from '@hygiene/contracts/money/closing/staff/close-day'
import { closeDays as contract } from '@hygiene/contracts/money/closing/staff/close-days'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { closeDays as close } from '@hygiene/operations/money/closing/close-days'
import { implement } from '../../../http/implement.ts'

/** Each day has its own row of the log, under the name of the single action. */
export const closeDays = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const days = input.days.map((one) => {
    const action = { operation: closeDay.operation, subject: null, detail: one.day }
    const entry = { caller, ...action, reason: '', ipAddress, now, memberNos: [] }
    const alongside = (db: Parameters<typeof writeAudit>[0]) => writeAudit(db, entry)
    return { ...one, text: '', employeeNo: caller.employeeNo, alongside }
  })
  const closed = await close(deps.db, days, now)
  if (!closed.allowed) throw refuse(closed.reason)
  return { closed: days.length }
})
