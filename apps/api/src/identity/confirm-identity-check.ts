import { confirmIdentityCheck as contract } from '@hygiene/contracts'
import type { IdentityCheck } from '@hygiene/db'
import { identityValidUntil } from '@hygiene/domain'
import type { Deps } from '../deps.ts'
import { implement } from '../http/implement.ts'
import { fetchIdentity } from './fetch-identity.ts'
import { type IdentityOutcome, judgeIdentity } from './judge-identity.ts'

/** Asks the provider who stood there. The first outcome uses the id up; asked again, it answers the same. */
export const confirmIdentityCheck = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { identityVerificationId } = input
  const mine = {
    identityVerificationId,
    loginNo: caller.loginNo,
    enrolment: { memberNo: caller.memberNo },
  }
  const check = await deps.db.identityCheck.findFirst({
    where: mine,
    include: { enrolment: { include: { member: true } } },
  })
  if (!check) throw refuse('IDENTITY_UNKNOWN')

  if (isOpen(check)) {
    // An old id may have been verified long ago: 30 minutes are for who sits here now.
    if (now >= identityValidUntil(check.requestedAt)) throw refuse('IDENTITY_FAILED')
    const identity = await fetchIdentity(deps, identityVerificationId)
    if (identity === 'unavailable') throw refuse('IDENTITY_UNAVAILABLE')
    await storeOutcome(
      deps,
      identityVerificationId,
      judgeIdentity(identity, check.enrolment.member, deps.config.IDENTITY_PEPPER),
      now,
    )
  }

  const settled = await deps.db.identityCheck.findFirstOrThrow({ where: mine })
  if (settled.refusedReason === 'otherPerson') throw refuse('IDENTITY_OTHER_PERSON')
  if (!settled.confirmedAt) throw refuse('IDENTITY_FAILED')
  const validUntil = identityValidUntil(settled.confirmedAt)
  if (now >= validUntil) throw refuse('IDENTITY_UNKNOWN')
  return { enrolmentNo: settled.enrolmentNo, validUntil: validUntil.toISOString() }
})

function isOpen(check: IdentityCheck): boolean {
  return check.confirmedAt === null && check.refusedReason === null
}

/** Of two confirmations at once the first one counts. */
async function storeOutcome(
  deps: Deps,
  identityVerificationId: string,
  outcome: IdentityOutcome,
  now: Date,
): Promise<void> {
  if (outcome === 'waiting') return
  await deps.db.identityCheck.updateMany({
    where: { identityVerificationId, confirmedAt: null, refusedReason: null },
    data: outcome === 'confirmed' ? { confirmedAt: now } : { refusedReason: outcome },
  })
}
