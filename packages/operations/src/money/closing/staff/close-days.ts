import { closeDays as contract } from '@hygiene/contracts/money/closing/staff/close-days'
import { operation } from '../../../kit/operation.ts'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'
import { freezeDay } from '../freeze-day.ts'
import { closeDay } from './close-day.ts'

/**
 * Closes several days or none: the first refusal rolls all back. Processes them in day order to avoid deadlocks. Each day gets
 * its own log entry under the single action's name.
 */
export const closeDays = operation(contract, async ({ db, input, actor, now }) => {
  const { employeeNo, ipAddress } = actor
  for (const one of input.days.toSorted((day, other) => day.day.localeCompare(other.day))) {
    const closed = await freezeDay(db, { ...one, text: '', employeeNo }, now)
    if (!closed.allowed) return closed
    const action = { operation: closeDay.contract.operation, subject: null, detail: one.day, reason: '' }
    await writeAudit(db, { caller: actor, ...action, ipAddress, now })
  }
  return { closed: input.days.length }
})
