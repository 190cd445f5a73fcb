import { orderExport as contract } from '@hygiene/contracts/staff/export/order-export'
import { orderExport as order } from '@hygiene/operations/staff/export/order-export'
import { implement } from '../../http/implement.ts'

export const orderExport = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const ordered = await order(deps.db, input, { ...caller, ipAddress }, now)
  if (!ordered.allowed) throw refuse(ordered.reason)
  const { exportNo, rowCount, approvalNo } = ordered
  return { exportNo, rowCount, approvalNo }
})
