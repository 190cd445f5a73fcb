import { confirmIdentityProof as contract } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import { confirmIdentityProof as confirm } from '@hygiene/operations/member/identity-check/confirm-identity-proof'
import { implement } from '../../http/implement.ts'
import { fetchIdentity } from './fetch-identity.ts'
import { identityKeyHash } from './identity-key.ts'

/** Asks the provider for the verified person and keeps the answer. */
export const confirmIdentityProof = implement(contract, async ({ input, deps, now, refuse }) => {
  const { db, config } = deps
  const asking = {
    db,
    askIdentity: (id: string) => fetchIdentity(deps, id),
    keyOf: (di: string) => identityKeyHash(config.IDENTITY_PEPPER, di),
  }
  const confirmed = await confirm(asking, input, now)
  if (!confirmed.allowed) throw refuse(confirmed.reason)
  const { name, birth, phone } = confirmed.person
  return { name, birth, phone, validUntil: confirmed.validUntil }
})
