import { withdraw as contract } from '@hygiene/contracts/member/account/withdraw'
import { keptAfterWithdrawal } from '@hygiene/domain/member/account/withdrawal'
import { withdraw as leave } from '@hygiene/operations/member/account/withdraw'
import { implement } from '../../http/implement.ts'

export const withdraw = implement(contract, async ({ input, caller, deps, now, network, refuse }) => {
  const verdict = await leave(deps, { ...caller, network }, input.userPw, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { kept: [...keptAfterWithdrawal] }
})
