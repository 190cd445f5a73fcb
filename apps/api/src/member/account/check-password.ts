import { checkPassword as contract } from '@hygiene/contracts/member/account/check-password'
import { checkPassword as check } from '@hygiene/operations/member/account/check-password'
import { implement } from '../../http/implement.ts'

export const checkPassword = implement(contract, async ({ input, caller, deps, now, network, refuse }) => {
  const verdict = await check(deps, { ...caller, network }, input.userPw, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { isRight: true as const }
})
