import { copyBank as contract } from '@hygiene/contracts/education/question-bank/staff/copy-bank'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { copyBank as copy } from '@hygiene/operations/education/question-bank/copy-bank'
import { implement } from '../../../http/implement.ts'

export const copyBank = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const copied = await copy(deps.db, input)
  if (!copied.allowed) throw refuse(copied.reason)
  const detail = `${input.to.year}`
  const action = { operation: contract.operation, subject: null, detail }
  await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now })
  return { count: copied.count }
})
