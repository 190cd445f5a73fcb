import { endCannedAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/end-canned-answer'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { endCannedAnswer as end } from '@hygiene/operations/content/inquiry/end-canned-answer'
import { implement } from '../../../http/implement.ts'

export const endCannedAnswer = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const ended = await end(deps.db, input, now)
    if (!ended.allowed) throw refuse(ended.reason)
    const action = `${contract.operation} ${input.cannedNo}`
    await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
    return { cannedNo: input.cannedNo }
  },
)
