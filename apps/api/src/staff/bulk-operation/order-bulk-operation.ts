import { orderBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/order-bulk-operation'
import { orderBulkOperation as order } from '@hygiene/operations/staff/bulk-operation/order-bulk-operation'
import { implement } from '../../http/implement.ts'

export const orderBulkOperation = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const ordered = await order(deps.db, { ...input, employeeNo: caller.employeeNo, ipAddress }, now)
    if (!ordered.allowed) throw refuse(ordered.reason)
    return ordered
  },
)
