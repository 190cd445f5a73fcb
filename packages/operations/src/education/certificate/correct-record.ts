import type { Certificate } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { CertificateText } from '@hygiene/domain/education/certificate/certificate-change'
import { writeInPerson } from '../../platform/records/in-person-records.ts'
import { correctOnline } from '../../platform/records/online-enrolments.ts'

export async function correctRecord(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: Pick<Certificate, 'enrolmentNo' | 'inPersonEnrolmentNo'>,
  { birthOn, ...text }: Partial<CertificateText>,
): Promise<void> {
  const birth = birthOn === undefined ? {} : { birth: birthOn.replaceAll('-', '') }
  const columns = { ...text, ...birth, printedAt: null }
  if (enrolmentNo !== null) await correctOnline(db, enrolmentNo, columns)
  if (inPersonEnrolmentNo !== null) await writeInPerson(db, { inPersonEnrolmentNo }, columns)
}
