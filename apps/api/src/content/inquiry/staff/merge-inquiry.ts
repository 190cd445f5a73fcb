import { mergeInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/merge-inquiry'
import { mergeInquiry as merge } from '@hygiene/operations/content/inquiry/merge-inquiry'
import { implement } from '../../../http/implement.ts'

export const mergeInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await merge(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { inquiryNo: input.inquiryNo }
})
