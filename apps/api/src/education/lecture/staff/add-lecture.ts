import { addLecture as contract } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { addLecture as add } from '@hygiene/operations/education/lecture/add-lecture'
import { implement } from '../../../http/implement.ts'

export const addLecture = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const lectureNo = await add(deps.db, input)
  const subject = { kind: 'lecture', no: lectureNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { lectureNo }
})
