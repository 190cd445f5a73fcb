import type { IdentityProof, PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { identityValidUntil } from '@hygiene/domain/education/study/study-record'
import { isBirthDate } from '@hygiene/domain/member/account/birth-date'
import { isMobilePhone, normalizePhone } from '@hygiene/domain/member/account/phone'
import { oneTimeTokenHash } from '../login/one-time-token.ts'
import { isMember } from './find-member-of.ts'
import type { ProofSent, ProvedPerson } from './take-proof.ts'

/** The identity provider's answer; null where no verification window was opened. */
type IdentityNotified =
  | { status: 'ready' | 'failed' }
  | { status: 'verified'; customer: PersonNotified }
  | null
  | 'unavailable'

interface PersonNotified {
  name: string
  birthOn?: string
  phone?: string
  di?: string
}

interface ConfirmDeps {
  db: PrismaClient
  /** Asks the provider for a verification. */
  askIdentity: (identityVerificationId: string) => Promise<IdentityNotified>
  /** The keyed hash of a DI, under which an account knows its person. */
  keyOf: (di: string) => string
}

type Confirmed =
  | { allowed: true; person: ProvedPerson; validUntil: Date }
  | {
      allowed: false
      reason:
        | 'IDENTITY_UNKNOWN'
        | 'PROOF_OVER'
        | 'IDENTITY_UNAVAILABLE'
        | 'IDENTITY_FAILED'
        | 'ALREADY_MEMBER'
    }

/**
 * Keeps the provider's answer about the person; the first outcome counts, asked again it is the same. A person who has an
 * account hears it here, before the form, and no stranger does: the identity is proved by now.
 */
export async function confirmIdentityProof(
  deps: ConfirmDeps,
  sent: ProofSent,
  now: Date,
): Promise<Confirmed> {
  const { db } = deps
  const mine = {
    identityVerificationId: sent.identityVerificationId,
    secretHash: oneTimeTokenHash(sent.proofSecret),
  }
  const proof = await db.identityProof.findFirst({ where: mine })
  if (!proof) return denied('IDENTITY_UNKNOWN')

  if (proof.confirmedAt === null && proof.refusedReason === null) {
    if (now >= identityValidUntil(proof.requestedAt)) return denied('PROOF_OVER')
    const identity = await deps.askIdentity(proof.identityVerificationId)
    if (identity === 'unavailable') return denied('IDENTITY_UNAVAILABLE')
    await storeOutcome(deps, proof, identity, now)
  }

  const settled = await db.identityProof.findFirstOrThrow({ where: mine })
  const { name, birth, phone, confirmedAt, identityKeyHash } = settled
  if (!confirmedAt || name === null || birth === null || phone === null) return denied('IDENTITY_FAILED')
  const validUntil = identityValidUntil(confirmedAt)
  if (settled.usedAt || now >= validUntil) return denied('PROOF_OVER')
  const person = { name, birth, phone, identityKeyHash }
  if (settled.purpose === 'signUp' && (await isMember(db, person))) return denied('ALREADY_MEMBER')
  return { allowed: true, person, validUntil }
}

async function storeOutcome(
  { db, keyOf }: ConfirmDeps,
  { identityVerificationId }: IdentityProof,
  identity: Exclude<IdentityNotified, 'unavailable'>,
  now: Date,
): Promise<void> {
  // The window is still open, or was never opened: it may be confirmed later.
  if (identity === null || identity.status === 'ready') return
  const person = identity.status === 'verified' ? personOf(identity.customer, keyOf) : null
  await db.identityProof.updateMany({
    where: { identityVerificationId, confirmedAt: null, refusedReason: null },
    data: person ? { ...person, confirmedAt: now } : { refusedReason: 'failed' },
  })
}

const LONGEST_NAME = 40

/** An account needs name, birth date and phone: a provider that leaves one out, or tells what no account holds, proves nothing. */
function personOf({ name, birthOn, phone, di }: PersonNotified, keyOf: ConfirmDeps['keyOf']) {
  if (birthOn === undefined || !isBirthDate(birthOn) || phone === undefined || !isMobilePhone(phone))
    return null
  const named = name.normalize('NFC').trim()
  if (named === '' || named.length > LONGEST_NAME) return null
  return {
    name: named,
    birth: birthOn,
    phone: normalizePhone(phone),
    identityKeyHash: di === undefined ? null : keyOf(di),
  }
}
