import { chooseFirstPassword as contract } from '@hygiene/contracts/staff/employee/choose-first-password'
import { chooseFirstPassword as choose } from '@hygiene/operations/staff/employee/choose-first-password'
import { implement } from '../../http/implement.ts'

export const chooseFirstPassword = implement(contract, async ({ input, deps, ipAddress, now, refuse }) => {
  const chosen = await choose(deps, { ...input, ipAddress }, now)
  if (!chosen.allowed) throw refuse(chosen.reason)
  return { loginId: chosen.loginId }
})
