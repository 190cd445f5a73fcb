import { blockRange as contract } from '@hygiene/contracts/staff/blocked-range/block-range'
import { blockRange as block } from '@hygiene/operations/staff/employee/block-range'
import { implement } from '../../http/implement.ts'

export const blockRange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { cidr, reason } = input
  const endsAt = input.endsAt === undefined ? null : new Date(input.endsAt)
  const { employeeNo } = caller
  const blocked = await block(deps.db, { cidr, reason, endsAt, employeeNo, ipAddress }, now)
  if (!blocked.allowed) throw refuse(blocked.reason)
  deps.blockedAddresses.purge()
  return { rangeNo: blocked.rangeNo }
})
