import { assignInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/assign-inquiry'
import { assignInquiry as assign } from '@hygiene/operations/content/inquiry/assign-inquiry'
import { implement } from '../../../http/implement.ts'

export const assignInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await assign(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { inquiryNo: input.inquiryNo }
})
