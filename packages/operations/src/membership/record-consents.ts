import type { ConsentKind, Transaction } from '@hygiene/db'
import { MARKETING_TEXT_VERSION } from '@hygiene/domain'
import { policiesInForce } from './policies-in-force.ts'

/** Keeps each consent given or withdrawn, with the version of the text the person saw. */
export async function recordConsents(
  db: Transaction,
  memberNo: number,
  given: Partial<Record<ConsentKind, boolean>>,
  now: Date,
): Promise<void> {
  const versions = {
    ...(await policiesInForce(db, now)),
    marketing: MARKETING_TEXT_VERSION,
    thirdParty: MARKETING_TEXT_VERSION,
  }
  const kinds = Object.entries(given) as [ConsentKind, boolean][]
  await db.consentRecord.createMany({
    data: kinds.map(([kind, isGiven]) => ({ memberNo, kind, isGiven, version: versions[kind], at: now })),
  })
}
