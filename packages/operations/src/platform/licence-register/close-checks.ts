import type { Transaction } from '@hygiene/db/connect'
import type { LicenceCheckOutcome } from '@hygiene/domain/platform/licence-register/licence-check'

interface Closing {
  outcome: Exclude<LicenceCheckOutcome, 'matched'>
  sentence: string
  decidedByNo: number
  /** What a correction replaced. */
  before?: Readonly<Record<string, string>>
}

type OfRecord = { enrolmentNo: number | null; inPersonEnrolmentNo: number | null }

/** Ends one check; false where it has ended meanwhile. */
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

/** After a correction by staff: what else waited of this place was about the words before, or was made by the correction. */
export async function dropOpenChecks(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: OfRecord,
): Promise<void> {
  await db.licenceCheck.deleteMany({ where: { enrolmentNo, inPersonEnrolmentNo, outcome: null } })
}
