import { requestMerge as contract } from '@hygiene/contracts/member/merge/staff/request-merge'
import { requestMerge as ask } from '@hygiene/operations/member/merge/request-merge'
import { implement } from '../../../http/implement.ts'

export const requestMerge = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { stayNo, closedNo, reasonCode, text, evidenceFileNo } = input
  const asking = { reasonCode, text, evidenceFileNo, maker: { ...caller, ipAddress } }
  const asked = await ask(deps.db, { stayNo, closedNo }, asking, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { approvalNo: asked.approvalNo }
})
