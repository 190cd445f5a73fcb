import { confirmIdentityProof as contract } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import type { IdentityProof, PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { identityValidUntil } from '@hygiene/domain/education/study/study-record'
import { isBirthDate } from '@hygiene/domain/member/account/birth-date'
import { isMobilePhone, normalizePhone } from '@hygiene/domain/member/account/phone'
import type { GatewayIdentity } from '@hygiene/gateways'
import { procedure } from '../../kit/operation.ts'
import { oneTimeTokenHash } from '../login/one-time-token.ts'
import { fetchIdentity, PROVIDER_NEEDS } from './fetch-identity.ts'
import { isMember } from './find-member-of.ts'
import { identityKeyHash } from './identity-key.ts'

type Customer = Extract<GatewayIdentity, { status: 'verified' }>['customer']

/**
 * Stores the provider's answer; the first outcome is final. A person who already has an account is notified here, before the
 * form: the identity is proved, so no stranger learns it.
 */
export const confirmIdentityProof = procedure(contract, { needs: PROVIDER_NEEDS }, async (call) => {
  const { db, input, now } = call
  const { identityVerificationId, proofSecret } = input
  const mine = { identityVerificationId, secretHash: oneTimeTokenHash(proofSecret) }
  const proof = await db.identityProof.findFirst({ where: mine })
  if (!proof) return denied('IDENTITY_UNKNOWN')

  if (proof.confirmedAt === null && proof.refusedReason === null) {
    if (now >= identityValidUntil(proof.requestedAt)) return denied('PROOF_OVER')
    const identity = await fetchIdentity(call, identityVerificationId)
    if (identity === 'unavailable') return denied('IDENTITY_UNAVAILABLE')
    await storeOutcome(db, proof, identity, { pepper: call.IDENTITY_PEPPER, now })
  }

  const settled = await db.identityProof.findFirstOrThrow({ where: mine })
  const { name, birth, phone, confirmedAt, identityKeyHash: key } = settled
  if (!confirmedAt || name === null || birth === null || phone === null) return denied('IDENTITY_FAILED')
  const validUntil = identityValidUntil(confirmedAt)
  if (settled.usedAt || now >= validUntil) return denied('PROOF_OVER')
  const isKnown =
    settled.purpose === 'signUp' && (await isMember(db, { name, birth, phone, identityKeyHash: key }))
  return isKnown ? denied('ALREADY_MEMBER') : { name, birth, phone, validUntil }
})

async function storeOutcome(
  db: PrismaClient,
  { identityVerificationId }: IdentityProof,
  identity: GatewayIdentity | null,
  { pepper, now }: { pepper: string; now: Date },
): Promise<void> {
  if (identity === null || identity.status === 'ready') return
  const person = identity.status === 'verified' ? personOf(identity.customer, pepper) : null
  await db.identityProof.updateMany({
    where: { identityVerificationId, confirmedAt: null, refusedReason: null },
    data: person ? { ...person, confirmedAt: now } : { refusedReason: 'failed' },
  })
}

const LONGEST_NAME = 40

/**
 * An account needs name, birth date and phone. An answer without one of them, or with a value no account accepts, proves nothing.
 */
function personOf({ name, birthOn, phone, di }: Customer, pepper: string) {
  if (birthOn === undefined || !isBirthDate(birthOn) || phone === undefined || !isMobilePhone(phone))
    return null
  const named = name.normalize('NFC').trim()
  if (named === '' || named.length > LONGEST_NAME) return null
  return {
    name: named,
    birth: birthOn,
    phone: normalizePhone(phone),
    identityKeyHash: di === undefined ? null : identityKeyHash(pepper, di),
  }
}
