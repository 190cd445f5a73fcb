import { requestMerge as contract } from '@hygiene/contracts/staff-members/request-merge'
import { requestMerge as ask } from '@hygiene/operations/membership/merge/request-merge'
import { implement } from '../http/implement.ts'

export const requestMerge = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { stayNo, closedNo, reasonCode, words, evidenceFileNo } = input
  const asking = { reasonCode, words, evidenceFileNo, maker: { ...caller, ipAddress } }
  const asked = await ask(deps.db, { stayNo, closedNo }, asking, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { approvalNo: asked.approvalNo }
})
