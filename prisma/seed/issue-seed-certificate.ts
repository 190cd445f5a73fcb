import { createHash } from 'node:crypto'
import type { InPersonEnrolment, OnlineEnrolment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { VERIFICATION_RANDOM_BYTES } from '@hygiene/domain/education/certificate/verification-number'
import { giveCertificate } from '@hygiene/operations/education/certificate/give-certificate'
import type { DemoFacts } from './demo-facts.ts'

export async function issueSeedCertificate(
  db: Transaction,
  record: OnlineEnrolment | InPersonEnrolment,
  { publicUrl }: Pick<DemoFacts, 'publicUrl'>,
): Promise<void> {
  const { courseNo, completedAt } = record
  if (!completedAt) throw new Error('Only a completed record has a certificate')
  const course = await db.course.findUniqueOrThrow({ where: { courseNo } })
  const name =
    'enrolmentNo' in record ? `online ${record.enrolmentNo}` : `in person ${record.inPersonEnrolmentNo}`
  const verificationBytes = createHash('sha256')
    .update(`seed ${name}`)
    .digest()
    .subarray(0, VERIFICATION_RANDOM_BYTES)
  const terms = { publicUrl, issuedAt: completedAt, verificationBytes }
  await giveCertificate(db, { ...record, course, completedAt }, terms)
}
