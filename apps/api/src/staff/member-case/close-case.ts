import { closeCase as contract } from '@hygiene/contracts/staff/member-case/close-case'
import { closeCase as close } from '@hygiene/operations/staff/member-case/close-case'
import { implement } from '../../http/implement.ts'

export const closeCase = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const { memberNo } = input
  const { employeeNo } = caller
  await close(deps.db, { employeeNo, memberNo, ipAddress }, now)
  return { memberNo }
})
