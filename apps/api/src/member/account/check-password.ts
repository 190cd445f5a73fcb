import { checkPassword as contract } from '@hygiene/contracts/member/account/check-password'
import { judgeOwnPassword } from '@hygiene/operations/member/account/own-password'
import { implement } from '../../http/implement.ts'

export const checkPassword = implement(contract, async ({ input, caller, deps, now, network, refuse }) => {
  const verdict = await judgeOwnPassword(deps, { ...caller, network }, input.userPw, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { isRight: true as const }
})
