import { changePhone as contract } from '@hygiene/contracts/member/account/change-phone'
import { changePhone as change } from '@hygiene/operations/member/account/change-phone'
import { implement } from '../../http/implement.ts'

export const changePhone = implement(contract, async ({ input, caller, deps, now, network, refuse }) => {
  const { userPw: password, phone, phoneProof } = input
  const verdict = await change(deps, { ...caller, network }, { password, phone, phoneProof }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { phone }
})
