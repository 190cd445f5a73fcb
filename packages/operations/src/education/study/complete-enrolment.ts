import type { Transaction } from '@hygiene/db/connect'
import { giveCertificate } from '../certificate/give-certificate.ts'
import { notifyOnce } from '../../platform/message/notify-once.ts'
import type { Study } from './find-study.ts'
import { stepOneOnline } from '../../platform/records/step-online.ts'

/** Completes a locked enrolment, issues its certificate and notifies the person in one transaction. */
export async function completeEnrolment(
  db: Transaction,
  study: Study,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const { enrolmentNo, memberNo } = study
  await stepOneOnline(db, 'complete', enrolmentNo, { completedAt: now })
  const graduate = { ...study, completedAt: now }
  const { certificateNumber } = await giveCertificate(db, graduate, { publicUrl, issuedAt: now })
  await notifyOnce(db, 'completed', { memberNo, aboutNo: enrolmentNo }, now)
  return certificateNumber
}
