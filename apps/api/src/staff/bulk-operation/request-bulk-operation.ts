import { requestBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/request-bulk-operation'
import { requestBulkOperation as ask } from '@hygiene/operations/staff/bulk-operation/request-bulk-operation'
import { implement } from '../../http/implement.ts'

export const requestBulkOperation = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reasonCode, text, evidenceFileNo, ...order } = input
    const asking = { reasonCode, text, evidenceFileNo, maker: { ...caller, ipAddress } }
    const asked = await ask(deps.db, order, asking, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
