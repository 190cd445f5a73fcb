import { renewIdentity as contract } from '@hygiene/contracts/member/identity-check/renew-identity'
import { renewIdentity as renew } from '@hygiene/operations/member/identity-check/renew-identity'
import { implement } from '../../http/implement.ts'

export const renewIdentity = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const renewed = await renew(deps.db, caller.memberNo, input, now)
  if (!renewed.allowed) throw refuse(renewed.reason)
  const { name, birth, phone } = renewed.person
  return { name, birth, phone }
})
