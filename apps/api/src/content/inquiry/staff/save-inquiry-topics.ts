import { saveInquiryTopics as contract } from '@hygiene/contracts/content/inquiry/staff/save-inquiry-topics'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveInquiryTopics as save } from '@hygiene/operations/content/inquiry/save-inquiry-topics'
import { implement } from '../../../http/implement.ts'

export const saveInquiryTopics = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const saved = await save(deps.db, input, now)
    if (!saved.allowed) throw refuse(saved.reason)
    const action = { operation: contract.operation, subject: null }
    await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now })
    return { version: saved.version }
  },
)
