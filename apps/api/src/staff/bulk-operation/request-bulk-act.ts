import { requestBulkAct as contract } from '@hygiene/contracts/staff/bulk-operation/request-bulk-act'
import { requestBulkAct as ask } from '@hygiene/operations/staff/bulk-operation/request-bulk-act'
import { implement } from '../../http/implement.ts'

export const requestBulkAct = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reasonCode, words, evidenceFileNo, ...order } = input
  const asking = { reasonCode, words, evidenceFileNo, maker: { ...caller, ipAddress } }
  const asked = await ask(deps.db, order, asking, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { approvalNo: asked.approvalNo }
})
