import { undoInquiryMerge as contract } from '@hygiene/contracts/staff-inquiries/undo-inquiry-merge'
import { undoInquiryMerge as undo } from '@hygiene/operations/inquiry/undo-inquiry-merge'
import { implement } from '../http/implement.ts'

export const undoInquiryMerge = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const done = await undo(deps.db, { ...caller, ipAddress }, input.inquiryNo, now)
    if (!done.allowed) throw refuse(done.reason)
    return { inquiryNo: input.inquiryNo }
  },
)
