import { randomBytes } from 'node:crypto'
import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import type { Transaction } from '@hygiene/db/connect'
import type { Certificate, Course, InPersonEnrolment, OnlineEnrolment } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import { formatCertificateNumber } from '@hygiene/domain/education/certificate/certificate-number'
import { freezeCertificate } from '@hygiene/domain/education/certificate/freeze-certificate'
import {
  formatVerificationNumber,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { associationAt } from '../../staff/setting/read-versions.ts'
import type { SalesType } from '@hygiene/domain/text'

export type Graduate = (OnlineEnrolment | InPersonEnrolment) & {
  completedAt: Date
  course: Pick<Course, 'hours' | 'onlineType'>
}

export interface CertificateTerms {
  publicUrl: string
  issuedAt: Date
  verificationBytes?: Uint8Array
}

/**
 * Issues the certificate of a locked, completed record in the completion's transaction: number, frozen fields and drawing job.
 * Call it last, because all certificates share the number's counter row.
 */
export async function giveCertificate(
  db: Transaction,
  graduate: Graduate,
  { publicUrl, issuedAt, verificationBytes }: CertificateTerms,
): Promise<Certificate> {
  const { year, course, completedAt } = graduate
  const salesType = graduate.salesType
  const bytes = verificationBytes ?? randomBytes(VERIFICATION_RANDOM_BYTES)
  const verification = formatVerificationNumber(verificationNumber(bytes))
  const serial = await takeCertificateSequence(db, year, salesType)
  const certificateNumber = formatCertificateNumber({ year, salesType, serial })
  const frozen = freezeCertificate({
    enrolment: { ...graduate, salesType, industryType: graduate.industryType },
    onlineType: course.onlineType,
    hours: course.hours,
    certificateNumber,
    verificationNumber: verification,
    completedAt,
    issuedAt,
    publicUrl,
    association: await associationAt(db, issuedAt),
  })
  const certificate = await db.certificate.create({
    data: { ...keyOf(graduate), certificateNumber, verificationNumber: verification, frozen, issuedAt },
  })
  await handOver(db, issueCertificate, { certificateNo: certificate.certificateNo })
  return certificate
}

function keyOf(
  graduate: Graduate,
): { enrolmentNo: EnrolmentNo } | { inPersonEnrolmentNo: InPersonEnrolmentNo } {
  if ('enrolmentNo' in graduate) return { enrolmentNo: graduate.enrolmentNo }
  return { inPersonEnrolmentNo: graduate.inPersonEnrolmentNo }
}

/** Returns the next number of a year and operator type. The counter row stays locked until the commit. */
async function takeCertificateSequence(db: Transaction, year: number, salesType: SalesType): Promise<number> {
  const rows = await db.$queryRaw<{ lastNumber: number }[]>`
    INSERT INTO "CertificateCounter" ("year", "salesType", "lastNumber") VALUES (${year}, ${salesType}, 1)
    ON CONFLICT ("year", "salesType") DO UPDATE SET "lastNumber" = "CertificateCounter"."lastNumber" + 1
    RETURNING "lastNumber"`
  const taken = rows[0]
  if (!taken) throw new Error('The certificate counter gave no number')
  return taken.lastNumber
}
