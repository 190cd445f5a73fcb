import { closeInquiry as contract } from '@hygiene/contracts/staff-inquiries/close-inquiry'
import { closeInquiry as close } from '@hygiene/operations/inquiry/close-inquiry'
import { implement } from '../http/implement.ts'

export const closeInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await close(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { inquiryNo: input.inquiryNo }
})
