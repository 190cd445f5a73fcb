import { unmaskField as contract } from '@hygiene/contracts/staff/member-case/unmask-field'
import { branchesOf } from '@hygiene/domain'
import { unmaskField as unmask } from '@hygiene/operations/staff/member-case/unmask-field'
import { implement } from '../../http/implement.ts'

export const unmaskField = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const wanted = { ...input, employeeNo, branches: branchesOf(caller), ipAddress }
  const unmasked = await unmask(deps.db, wanted, now)
  if (!unmasked.allowed) throw refuse(unmasked.reason)
  return { value: unmasked.value }
})
