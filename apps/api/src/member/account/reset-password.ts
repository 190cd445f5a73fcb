import { resetPassword as contract } from '@hygiene/contracts/member/account/reset-password'
import { resetPassword as reset } from '@hygiene/operations/member/account/reset-password'
import { implement } from '../../http/implement.ts'

export const resetPassword = implement(contract, async ({ input, deps, now, network, refuse }) => {
  const { resetToken, userPw: chosen } = input
  const resetting = await reset(deps, { resetToken, chosen, network }, now)
  if (!resetting.allowed) throw refuse(resetting.reason)
  return { userId: resetting.userId }
})
