import { retireQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/retire-question'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { retireQuestion as retire } from '@hygiene/operations/education/question-bank/retire-question'
import { implement } from '../../../http/implement.ts'

export const retireQuestion = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, ...seen } = input
  const done = await retire(deps.db, seen, now)
  if (!done.allowed) throw refuse(done.reason)
  const action = `${contract.operation} ${input.questionNo}`
  await writeAudit(deps.db, { caller, action, reason, ipAddress, now })
  return {}
})
