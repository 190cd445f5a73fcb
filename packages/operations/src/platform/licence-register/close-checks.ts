import type { Transaction } from '@hygiene/db/connect'
import type { LicenceCheckOutcome } from '@hygiene/domain/platform/licence-register/licence-check'

interface Closing {
  outcome: Exclude<LicenceCheckOutcome, 'matched'>
  sentence: string
  decidedByNo: number
  before?: Readonly<Record<string, string>>
}

type OfRecord = { enrolmentNo: number | null; inPersonEnrolmentNo: number | null }

export async function closeCheck(
  db: Transaction,
  checkNo: number,
  { before, ...closing }: Closing,
  now: Date,
): Promise<boolean> {
  const kept = before === undefined ? {} : { before }
  const { count } = await db.licenceCheck.updateMany({
    where: { checkNo, outcome: null },
    data: { ...closing, ...kept, decidedAt: now },
  })
  return count === 1
}

/**
 * Drops the other open checks of a place after a correction by staff: they concern the former text or result from the correction.
 */
export async function dropOpenChecks(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: OfRecord,
): Promise<void> {
  await db.licenceCheck.deleteMany({ where: { enrolmentNo, inPersonEnrolmentNo, outcome: null } })
}
