import { join as contract } from '@hygiene/contracts'
import { join as open } from '@hygiene/operations/membership/join'
import { implement } from '../http/implement.ts'

export const join = implement(contract, async ({ input, deps, now, network, refuse }) => {
  const { identityVerificationId, proofSecret, userPw: password, ...wanted } = input
  const proof = { identityVerificationId, proofSecret }
  const joined = await open(deps, { ...wanted, password, proof, network }, now)
  if (!joined.allowed) throw refuse(joined.reason)
  return { userId: joined.userId, name: joined.name }
})
