import { saveWorkingHours as contract } from '@hygiene/contracts/content/inquiry/staff/save-working-hours'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveWorkingHours as save } from '@hygiene/operations/content/inquiry/save-working-hours'
import { implement } from '../../../http/implement.ts'

export const saveWorkingHours = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const saved = await save(deps.db, input, now)
    if (!saved.allowed) throw refuse(saved.reason)
    const action = { operation: contract.operation, subject: null }
    await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now })
    return { moved: saved.moved }
  },
)
