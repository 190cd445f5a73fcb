import type { Transaction } from '@hygiene/db'
import { giveCertificate } from '../certificate/give-certificate.ts'
import type { Study } from './find-study.ts'
import { stepOneOnline } from '../records/step-online.ts'

/** Completes a locked enrolment and gives it its certificate in the same transaction, or neither. */
export async function completeEnrolment(
  db: Transaction,
  study: Study,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const { enrolmentNo } = study
  await stepOneOnline(db, 'complete', enrolmentNo, { completedAt: now })
  const graduate = { ...study, completedAt: now }
  const { certificateNumber } = await giveCertificate(db, graduate, { publicUrl, issuedAt: now })
  return certificateNumber
}
