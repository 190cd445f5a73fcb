import type { ConsentKind, Transaction } from '@hygiene/db'
import { CONSENT_TEXT_VERSION } from '@hygiene/domain'

/** Keeps each consent given or withdrawn, with the version of the text the person saw. */
export async function recordConsents(
  db: Transaction,
  memberNo: number,
  given: Partial<Record<ConsentKind, boolean>>,
  now: Date,
): Promise<void> {
  const kinds = Object.entries(given) as [ConsentKind, boolean][]
  await db.consentRecord.createMany({
    data: kinds.map(([kind, isGiven]) => ({
      memberNo,
      kind,
      isGiven,
      version: CONSENT_TEXT_VERSION,
      at: now,
    })),
  })
}
