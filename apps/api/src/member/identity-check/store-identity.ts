import { storeIdentity as contract } from '@hygiene/contracts/member/identity-check/store-identity'
import { storeIdentity as store } from '@hygiene/operations/member/identity-check/store-identity'
import { memberOfToken } from '../../http/verify-token.ts'
import { implement } from '../../http/implement.ts'

export const storeIdentity = implement(contract, async ({ input, deps, now, refuse }) => {
  const { verifyToken, ...proof } = input
  const memberNo = memberOfToken(deps.config.JWT_SECRET, verifyToken, now)
  if (memberNo === null) throw refuse('VERIFICATION_OVER')
  const verdict = await store(deps.db, memberNo, proof, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { isAuth: 1 as const }
})
