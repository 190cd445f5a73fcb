import type { IdentityCheck, PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { identityValidUntil } from '@hygiene/domain/education/study/study-record'
import type { KnownPerson } from '@hygiene/domain/member/account/same-person'

/** `waiting`: the window is still open, or was never opened; the id may be confirmed later. */
export type IdentityOutcome = 'confirmed' | 'waiting' | 'failed' | 'otherPerson'

/** Asks the provider for the verified person, and compares them with this one. */
export type AskProvider = (
  identityVerificationId: string,
  person: KnownPerson,
) => Promise<IdentityOutcome | 'unavailable'>

type CheckConfirmed =
  | { allowed: true; enrolmentNo: EnrolmentNo; validUntil: Date }
  | {
      allowed: false
      reason: 'IDENTITY_UNKNOWN' | 'IDENTITY_FAILED' | 'IDENTITY_OTHER_PERSON' | 'IDENTITY_UNAVAILABLE'
    }

/** The first outcome of the provider uses the id up; asked again, it answers the same. */
export async function confirmIdentityCheck(
  db: PrismaClient,
  ask: AskProvider,
  own: { identityVerificationId: string; memberNo: number; loginNo: string },
  now: Date,
): Promise<CheckConfirmed> {
  const { identityVerificationId, memberNo, loginNo } = own
  const mine = { identityVerificationId, loginNo, enrolment: { memberNo } }
  const check = await db.identityCheck.findFirst({
    where: mine,
    include: { enrolment: { include: { member: true } } },
  })
  if (!check) return denied('IDENTITY_UNKNOWN')

  if (isOpen(check)) {
    // An old id may have been verified long ago: 30 minutes are for the person who sits here now.
    if (now >= identityValidUntil(check.requestedAt)) return denied('IDENTITY_FAILED')
    const outcome = await ask(identityVerificationId, check.enrolment.member)
    if (outcome === 'unavailable') return denied('IDENTITY_UNAVAILABLE')
    await storeOutcome(db, identityVerificationId, outcome, now)
  }

  const settled = await db.identityCheck.findFirstOrThrow({ where: mine })
  if (settled.refusedReason === 'otherPerson') return denied('IDENTITY_OTHER_PERSON')
  if (!settled.confirmedAt) return denied('IDENTITY_FAILED')
  const validUntil = identityValidUntil(settled.confirmedAt)
  if (now >= validUntil) return denied('IDENTITY_UNKNOWN')
  return { allowed: true, enrolmentNo: settled.enrolmentNo, validUntil }
}

function isOpen(check: IdentityCheck): boolean {
  return check.confirmedAt === null && check.refusedReason === null
}

/** The first of two simultaneous confirmations counts. */
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
