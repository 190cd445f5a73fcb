import { endCannedAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/end-canned-answer'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { endCannedAnswer as end } from '@hygiene/operations/content/inquiry/end-canned-answer'
import { implement } from '../../../http/implement.ts'

export const endCannedAnswer = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const ended = await end(deps.db, input, now)
    if (!ended.allowed) throw refuse(ended.reason)
    const subject = { kind: 'cannedAnswer', no: input.cannedNo } as const
    await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
    return { cannedNo: input.cannedNo }
  },
)
