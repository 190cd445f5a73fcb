import type { PrismaClient } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'

/** Deletes proofs of identity, codes and permissions to reset a password that have had their time. */
export async function forgetOldProofs(db: PrismaClient, now: Date): Promise<number> {
  const before = keptSince('proofs', now)
  const deleted = await db.$transaction([
    db.identityProof.deleteMany({ where: { requestedAt: { lt: before } } }),
    db.phoneCode.deleteMany({ where: { sentAt: { lt: before } } }),
    db.passwordReset.deleteMany({ where: { createdAt: { lt: before } } }),
  ])
  return deleted.reduce((sum, { count }) => sum + count, 0)
}
