import { addQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/add-question'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { addQuestion as add } from '@hygiene/operations/education/question-bank/add-question'
import { implement } from '../../../http/implement.ts'

export const addQuestion = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { banks, ...body } = input
  const added = await add(deps.db, body, banks, { employeeNo: caller.employeeNo, now })
  if (!added.allowed) throw refuse(added.reason)
  const { questionNo } = added
  const subject = { kind: 'question', no: questionNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { questionNo }
})
