import type { PrismaClient } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'

/** Deletes proofs of identity, codes, challenges, permissions to reset a password and notes that have had their time. */
export async function forgetOldProofs(db: PrismaClient, now: Date): Promise<number> {
  const before = keptSince('proofs', now)
  const deleted = await db.$transaction([
    db.identityProof.deleteMany({ where: { requestedAt: { lt: before } } }),
    db.phoneCode.deleteMany({ where: { sentAt: { lt: before } } }),
    db.passwordReset.deleteMany({ where: { createdAt: { lt: before } } }),
    db.passkeyChallenge.deleteMany({ where: { createdAt: { lt: before } } }),
    db.supportCode.deleteMany({ where: { createdAt: { lt: before } } }),
    db.accountNote.deleteMany({ where: { at: { lt: keptSince('logins', now) } } }),
  ])
  return deleted.reduce((sum, { count }) => sum + count, 0)
}
