import { retireQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/retire-question'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { retireQuestion as retire } from '@hygiene/operations/education/question-bank/retire-question'
import { implement } from '../../../http/implement.ts'

export const retireQuestion = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, ...seen } = input
  const done = await retire(deps.db, seen, now)
  if (!done.allowed) throw refuse(done.reason)
  const subject = { kind: 'question', no: input.questionNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason, ipAddress, now })
  return {}
})
