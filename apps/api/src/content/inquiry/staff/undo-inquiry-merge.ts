import { undoInquiryMerge as contract } from '@hygiene/contracts/content/inquiry/staff/undo-inquiry-merge'
import { undoInquiryMerge as undo } from '@hygiene/operations/content/inquiry/undo-inquiry-merge'
import { implement } from '../../../http/implement.ts'

export const undoInquiryMerge = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const done = await undo(deps.db, { ...caller, ipAddress }, input.inquiryNo, now)
    if (!done.allowed) throw refuse(done.reason)
    return { inquiryNo: input.inquiryNo }
  },
)
