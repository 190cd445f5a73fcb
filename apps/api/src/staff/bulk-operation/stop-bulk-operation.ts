import { stopBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/stop-bulk-operation'
import { stopBulkOperation as stop } from '@hygiene/operations/staff/bulk-operation/stop-bulk-operation'
import { implement } from '../../http/implement.ts'

export const stopBulkOperation = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const stopped = await stop(deps.db, { ...input, employeeNo: caller.employeeNo, ipAddress }, now)
    if (!stopped.allowed) throw refuse(stopped.reason)
    return input
  },
)
