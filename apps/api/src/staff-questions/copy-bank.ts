import { copyBank as contract } from '@hygiene/contracts/staff-questions/copy-bank'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { copyBank as copy } from '@hygiene/operations/education/question/copy-bank'
import { implement } from '../http/implement.ts'

export const copyBank = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const copied = await copy(deps.db, input)
  if (!copied.allowed) throw refuse(copied.reason)
  const action = `${contract.operation} ${input.to.year}`
  await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
  return { count: copied.count }
})
