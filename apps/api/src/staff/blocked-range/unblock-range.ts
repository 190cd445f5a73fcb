import { unblockRange as contract } from '@hygiene/contracts/staff/blocked-range/unblock-range'
import { unblockRange as unblock } from '@hygiene/operations/staff/employee/unblock-range'
import { implement } from '../../http/implement.ts'

export const unblockRange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { rangeNo, reason } = input
  const { employeeNo } = caller
  const verdict = await unblock(deps.db, { rangeNo, reason, employeeNo, ipAddress }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  deps.blockedAddresses.purge()
  return { rangeNo }
})
