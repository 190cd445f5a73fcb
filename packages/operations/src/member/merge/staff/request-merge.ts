import { requestMerge as contract } from '@hygiene/contracts/member/merge/staff/request-merge'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { judgePair } from '../find-pair.ts'
import { mergeMembers } from '../merge-members.ts'

export const requestMerge = operation(contract, async ({ db, input, actor, now }) => {
  const { stayNo, closedNo } = input
  const judged = await judgePair(db, { stayNo, closedNo }, now)
  if (!judged.allowed) return judged
  return requestApproval(db, mergeMembers, { stayNo, closedNo }, { ...input, maker: actor }, now)
})
