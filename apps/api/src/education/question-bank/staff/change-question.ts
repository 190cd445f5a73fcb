import { changeQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/change-question'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { changeQuestion as change } from '@hygiene/operations/education/question-bank/change-question'
import { implement } from '../../../http/implement.ts'

export const changeQuestion = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { questionNo, lastEdition, banks, ...body } = input
  const writing = { employeeNo: caller.employeeNo, now }
  const changed = await change(deps.db, { questionNo, lastEdition }, body, banks, writing)
  if (!changed.allowed) throw refuse(changed.reason)
  const subject = { kind: 'question', no: questionNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { questionNo: changed.questionNo, edition: changed.edition }
})
