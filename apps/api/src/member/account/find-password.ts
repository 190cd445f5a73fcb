import { findPassword as contract } from '@hygiene/contracts/member/account/find-password'
import { findPassword as find } from '@hygiene/operations/member/account/find-password'
import { implement } from '../../http/implement.ts'

export const findPassword = implement(contract, async ({ input, deps, now, refuse }) => {
  const found = await find(deps.db, input, now)
  if (!found.allowed) throw refuse(found.reason)
  return { resetToken: found.resetToken, expiresAt: found.expiresAt.toISOString() }
})
