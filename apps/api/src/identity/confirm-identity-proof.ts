import { confirmIdentityProof as contract } from '@hygiene/contracts'
import type { IdentityProof } from '@hygiene/db'
import { identityValidUntil, isBirthDate, isMobilePhone, normalizePhone } from '@hygiene/domain'
import type { GatewayIdentity, GatewayIdentityCustomer } from '@hygiene/gateways'
import { isMember } from '../credentials/is-member.ts'
import { oneTimeTokenHash } from '../credentials/one-time-token.ts'
import type { Deps } from '../deps.ts'
import { implement } from '../http/implement.ts'
import { fetchIdentity } from './fetch-identity.ts'
import { identityKeyHash } from './identity-key.ts'

/**
 * Asks the provider who stood there and keeps what it says; the first outcome counts, asked again it is the same. Who has
 * an account hears it here, before the form, and nobody hears it of somebody else: the identity is proved by now.
 */
export const confirmIdentityProof = implement(contract, async ({ input, deps, now, refuse }) => {
  const mine = {
    identityVerificationId: input.identityVerificationId,
    secretHash: oneTimeTokenHash(input.proofSecret),
  }
  const proof = await deps.db.identityProof.findFirst({ where: mine })
  if (!proof) throw refuse('IDENTITY_UNKNOWN')

  if (proof.confirmedAt === null && proof.refusedReason === null) {
    if (now >= identityValidUntil(proof.requestedAt)) throw refuse('PROOF_OVER')
    const identity = await fetchIdentity(deps, proof.identityVerificationId)
    if (identity === 'unavailable') throw refuse('IDENTITY_UNAVAILABLE')
    await storeOutcome(deps, proof, identity, now)
  }

  const settled = await deps.db.identityProof.findFirstOrThrow({ where: mine })
  const { name, birth, phone, confirmedAt } = settled
  if (!confirmedAt || name === null || birth === null || phone === null) throw refuse('IDENTITY_FAILED')
  const validUntil = identityValidUntil(confirmedAt)
  if (settled.usedAt || now >= validUntil) throw refuse('PROOF_OVER')
  const person = { name, birth, phone, identityKeyHash: settled.identityKeyHash }
  if (settled.purpose === 'signUp' && (await isMember(deps.db, person))) throw refuse('ALREADY_MEMBER')
  return { name, birth, phone, validUntil: validUntil.toISOString() }
})

async function storeOutcome(
  deps: Deps,
  { identityVerificationId }: IdentityProof,
  identity: GatewayIdentity | null,
  now: Date,
): Promise<void> {
  // The window is still open, or nobody opened it: it may be confirmed later.
  if (identity === null || identity.status === 'ready') return
  const person = identity.status === 'verified' ? personOf(identity.customer, deps) : null
  await deps.db.identityProof.updateMany({
    where: { identityVerificationId, confirmedAt: null, refusedReason: null },
    data: person ? { ...person, confirmedAt: now } : { refusedReason: 'failed' },
  })
}

const LONGEST_NAME = 40

/** An account needs name, birth date and phone: whoever leaves one out, or tells what no account holds, proves nothing. */
function personOf({ name, birthOn, phone, di }: GatewayIdentityCustomer, { config }: Deps) {
  if (birthOn === undefined || !isBirthDate(birthOn) || phone === undefined || !isMobilePhone(phone))
    return null
  const named = name.normalize('NFC').trim()
  if (named === '' || named.length > LONGEST_NAME) return null
  return {
    name: named,
    birth: birthOn,
    phone: normalizePhone(phone),
    identityKeyHash: di === undefined ? null : identityKeyHash(config.IDENTITY_PEPPER, di),
  }
}
