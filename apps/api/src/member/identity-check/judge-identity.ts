import { isSamePerson, type KnownPerson } from '@hygiene/domain/member/account/same-person'
import type { GatewayIdentity } from '@hygiene/gateways'
import type { IdentityOutcome } from '@hygiene/operations/education/study/confirm-identity-check'
import { identityKeyHash } from './identity-key.ts'

/** The meaning of the provider's answer for the person who is enrolled. */
export function judgeIdentity(
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
