import { followUpInquiry as contract } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { followUpInquiry as followUp } from '@hygiene/operations/content/inquiry/follow-up-inquiry'
import { implement } from '../../http/implement.ts'

export const followUpInquiry = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const followed = await followUp(deps.db, { ...input, memberNo: caller.memberNo }, now)
  if (!followed.allowed) throw refuse(followed.reason)
  return { reviewNo: followed.reviewNo }
})
