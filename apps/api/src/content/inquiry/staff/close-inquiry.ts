import { closeInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/close-inquiry'
import { closeInquiry as close } from '@hygiene/operations/content/inquiry/close-inquiry'
import { implement } from '../../../http/implement.ts'

export const closeInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await close(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { inquiryNo: input.inquiryNo }
})
