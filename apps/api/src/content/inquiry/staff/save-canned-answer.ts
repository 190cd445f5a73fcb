import { saveCannedAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/save-canned-answer'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveCannedAnswer as save } from '@hygiene/operations/content/inquiry/save-canned-answer'
import { implement } from '../../../http/implement.ts'

export const saveCannedAnswer = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const saved = await save(deps.db, caller.employeeNo, input, now)
    if (!saved.allowed) throw refuse(saved.reason)
    const subject = { kind: 'cannedAnswer', no: saved.cannedNo } as const
    await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
    return saved
  },
)
