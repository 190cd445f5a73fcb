import { passInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/pass-inquiry'
import { passInquiry as pass } from '@hygiene/operations/content/inquiry/pass-inquiry'
import { implement } from '../../../http/implement.ts'

export const passInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await pass(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { inquiryNo: input.inquiryNo }
})
