import { stopBulkAct as contract } from '@hygiene/contracts/staff/bulk-operation/stop-bulk-act'
import { stopBulkAct as stop } from '@hygiene/operations/staff/bulk-operation/stop-bulk-act'
import { implement } from '../../http/implement.ts'

export const stopBulkAct = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const stopped = await stop(deps.db, { ...input, employeeNo: caller.employeeNo, ipAddress }, now)
  if (!stopped.allowed) throw refuse(stopped.reason)
  return input
})
