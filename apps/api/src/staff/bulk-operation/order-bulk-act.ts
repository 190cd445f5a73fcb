import { orderBulkAct as contract } from '@hygiene/contracts/staff/bulk-operation/order-bulk-act'
import { orderBulkAct as order } from '@hygiene/operations/staff/bulk-operation/order-bulk-act'
import { implement } from '../../http/implement.ts'

export const orderBulkAct = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const ordered = await order(deps.db, { ...input, employeeNo: caller.employeeNo, ipAddress }, now)
  if (!ordered.allowed) throw refuse(ordered.reason)
  return ordered
})
