import { restoreQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/restore-question'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { restoreQuestion as restore } from '@hygiene/operations/education/question-bank/restore-question'
import { implement } from '../../../http/implement.ts'

export const restoreQuestion = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reason, ...seen } = input
    const done = await restore(deps.db, seen)
    if (!done.allowed) throw refuse(done.reason)
    const subject = { kind: 'question', no: input.questionNo } as const
    await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason, ipAddress, now })
    return {}
  },
)
