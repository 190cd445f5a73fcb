import { confirmIdentityCheck as contract } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import { isSamePerson, type KnownPerson } from '@hygiene/domain/member/account/same-person'
import type { GatewayIdentity } from '@hygiene/gateways'
import {
  type AskProvider,
  confirmIdentityCheck as confirm,
  type IdentityOutcome,
} from '@hygiene/operations/education/study/confirm-identity-check'
import type { Deps } from '../../deps.ts'
import { implement } from '../../http/implement.ts'
import { fetchIdentity } from './fetch-identity.ts'
import { identityKeyHash } from './identity-key.ts'

export const confirmIdentityCheck = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { memberNo, loginNo } = caller
  const own = { identityVerificationId: input.identityVerificationId, memberNo, loginNo }
  const confirmed = await confirm(deps.db, askProvider(deps), own, now)
  if (!confirmed.allowed) throw refuse(confirmed.reason)
  return { enrolmentNo: confirmed.enrolmentNo, validUntil: confirmed.validUntil }
})

function askProvider(deps: Deps): AskProvider {
  return async (identityVerificationId, person) => {
    const identity = await fetchIdentity(deps, identityVerificationId)
    return identity === 'unavailable'
      ? identity
      : judgeIdentity(identity, person, deps.config.IDENTITY_PEPPER)
  }
}

/** The meaning of the provider's answer for the person who is enrolled. */
function judgeIdentity(
  identity: GatewayIdentity | null,
  person: KnownPerson,
  pepper: string,
): IdentityOutcome {
  if (identity === null || identity.status === 'ready') return 'waiting'
  if (identity.status === 'failed') return 'failed'

  const { name, birthOn, phone, di } = identity.customer
  const verified = {
    name,
    ...(birthOn !== undefined && { birth: birthOn }),
    ...(phone !== undefined && { phone }),
    identityKeyHash: di === undefined ? null : identityKeyHash(pepper, di),
  }
  return isSamePerson(person, verified) ? 'confirmed' : 'otherPerson'
}
