import type { ConsentKind, ConsentSource } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { MARKETING_TEXT_VERSION } from '@hygiene/domain/member/policy/consent-texts'
import { notifyOnce } from '../../platform/message/notify-once.ts'
import { policiesInForce } from './policies-in-force.ts'

/**
 * Records each consent given or withdrawn with the version of its text. Notifies the person of an advertising consent or its
 * withdrawal (Network Act, Art. 50⑦: within 14 days), except one that was not given at sign-up.
 */
export async function recordConsents(
  db: Transaction,
  memberNo: number,
  given: Partial<Record<ConsentKind, boolean>>,
  now: Date,
  { source = 'member', isNew = false }: { source?: ConsentSource; isNew?: boolean } = {},
): Promise<void> {
  const inForce = await policiesInForce(db, now)
  const versions = {
    ...inForce,
    marketing: MARKETING_TEXT_VERSION,
    thirdParty: inForce.marketing || MARKETING_TEXT_VERSION,
  }
  const kinds = Object.entries(given) as [ConsentKind, boolean][]
  const records = await db.consentRecord.createManyAndReturn({
    data: kinds.map(([kind, isGiven]) => ({
      memberNo,
      kind,
      isGiven,
      version: versions[kind],
      at: now,
      source,
    })),
  })
  const marketing = records.find(({ kind, isGiven }) => kind === 'marketing' && (isGiven || !isNew))
  if (marketing) await notifyOnce(db, 'consentChanged', { memberNo, aboutNo: marketing.consentNo }, now)
}
