import { sendNextScreen as contract } from '@hygiene/contracts/member/account/staff/send-next-screen'
import { branchesOf } from '@hygiene/domain'
import { sendNextScreen as send } from '@hygiene/operations/member/account/staff/send-next-screen'
import { implement } from '../../../http/implement.ts'

export const sendNextScreen = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const sent = await send(deps.db, { ...input, employeeNo, branches: branchesOf(caller), ipAddress }, now)
  if (!sent.allowed) throw refuse(sent.reason)
  return { screen: sent.screen }
})
