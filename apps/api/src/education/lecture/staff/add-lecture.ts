import { addLecture as contract } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { addLecture as add } from '@hygiene/operations/education/lecture/add-lecture'
import { implement } from '../../../http/implement.ts'

export const addLecture = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const lectureNo = await add(deps.db, input)
  const action = `${contract.operation} ${lectureNo}`
  await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
  return { lectureNo }
})
