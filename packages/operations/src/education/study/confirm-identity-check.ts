import { confirmIdentityCheck as contract } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import type { IdentityCheck, PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { identityValidUntil } from '@hygiene/domain/education/study/study-record'
import { isSamePerson, type KnownPerson } from '@hygiene/domain/member/account/same-person'
import type { GatewayIdentity } from '@hygiene/gateways'
import { procedure } from '../../kit/operation.ts'
import { fetchIdentity, PROVIDER_NEEDS } from '../../member/identity-check/fetch-identity.ts'
import { identityKeyHash } from '../../member/identity-check/identity-key.ts'

/** Is `waiting` while the window is open or was never opened; the id may be confirmed later. */
type IdentityOutcome = 'confirmed' | 'waiting' | 'failed' | 'otherPerson'

/** Stores the provider's first outcome. A repeated call returns the same. */
export const confirmIdentityCheck = procedure(contract, { needs: PROVIDER_NEEDS }, async (call) => {
  const { db, input, actor, now } = call
  const { identityVerificationId } = input
  const { memberNo, loginNo } = actor
  const mine = { identityVerificationId, loginNo, enrolment: { memberNo } }
  const check = await db.identityCheck.findFirst({
    where: mine,
    include: { enrolment: { include: { member: true } } },
  })
  if (!check) return denied('IDENTITY_UNKNOWN')

  if (isOpen(check)) {
    // Limits the id to 30 minutes, because an older verification does not prove who is present now.
    if (now >= identityValidUntil(check.requestedAt)) return denied('IDENTITY_FAILED')
    const identity = await fetchIdentity(call, identityVerificationId)
    if (identity === 'unavailable') return denied('IDENTITY_UNAVAILABLE')
    const outcome = judgeIdentity(identity, check.enrolment.member, call.IDENTITY_PEPPER)
    await storeOutcome(db, identityVerificationId, outcome, now)
  }

  const settled = await db.identityCheck.findFirstOrThrow({ where: mine })
  if (settled.refusedReason === 'otherPerson') return denied('IDENTITY_OTHER_PERSON')
  if (!settled.confirmedAt) return denied('IDENTITY_FAILED')
  const validUntil = identityValidUntil(settled.confirmedAt)
  if (now >= validUntil) return denied('IDENTITY_UNKNOWN')
  return { enrolmentNo: settled.enrolmentNo, validUntil }
})

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

function isOpen(check: IdentityCheck): boolean {
  return check.confirmedAt === null && check.refusedReason === null
}

async function storeOutcome(
  db: PrismaClient,
  identityVerificationId: string,
  outcome: IdentityOutcome,
  now: Date,
): Promise<void> {
  if (outcome === 'waiting') return
  await db.identityCheck.updateMany({
    where: { identityVerificationId, confirmedAt: null, refusedReason: null },
    data: outcome === 'confirmed' ? { confirmedAt: now } : { refusedReason: outcome },
  })
}
