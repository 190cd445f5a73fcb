import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { OnlineEnrolment, Prisma } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'

/** The applicant's statements about the place and themselves, with the facts of the course and the register. */
export type OnlineColumns = Pick<
  Prisma.OnlineEnrolmentUncheckedCreateInput,
  | 'courseNo'
  | 'industryType'
  | 'licenceKey'
  | 'licenceNo'
  | 'businessName'
  | 'businessTypeName'
  | 'representative'
  | 'sidoCode'
  | 'zipCode'
  | 'address'
  | 'address2'
  | 'companyPhone'
  | 'positionType'
  | 'phone'
  | 'priceWon'
>

type Applicant = Pick<
  Prisma.OnlineEnrolmentUncheckedCreateInput,
  'memberNo' | 'year' | 'salesType' | 'userName' | 'birth' | 'appliedAt'
>

/** A new application with its one enrolment. The database refuses a second one for the same licence and year. */
export async function insertOnline(
  db: Transaction,
  row: OnlineColumns & Applicant & { appliedAt: Date },
): Promise<OnlineEnrolment> {
  const { memberNo, appliedAt } = row
  const { applicationNo } = await db.application.create({ data: { memberNo, createdAt: appliedAt } })
  return db.onlineEnrolment.create({ data: { ...row, applicationNo } })
}

/** Another place in a locked enrolment that is not paid. */
export async function changeOnline(
  db: Transaction,
  enrolmentNo: EnrolmentNo,
  columns: OnlineColumns,
): Promise<OnlineEnrolment> {
  return db.onlineEnrolment.update({ where: { enrolmentNo }, data: columns })
}

/** The applicant's own words. */
export type OnlineCorrection = Pick<
  OnlineEnrolment,
  'businessName' | 'representative' | 'zipCode' | 'address' | 'address2' | 'positionType' | 'companyPhone'
>

/** The licence, which staff alone put right. */
export type LicenceColumns = Pick<
  OnlineEnrolment,
  'licenceNo' | 'licenceKey' | 'businessTypeName' | 'sidoCode'
>

/** What a new edition of the certificate changes. */
type CertificateColumns = Pick<OnlineEnrolment, 'userName' | 'birth' | 'printedAt'>

/** Words of the applicant put right, or the confirmation of the appointment attached, in a locked enrolment. */
export async function correctOnline(
  db: Transaction,
  enrolmentNo: EnrolmentNo,
  columns:
    | Partial<OnlineCorrection & CertificateColumns & LicenceColumns>
    | Pick<OnlineEnrolment, 'designationFileNo'>
    | Pick<OnlineEnrolment, 'extendedToOn'>,
): Promise<void> {
  await db.onlineEnrolment.update({ where: { enrolmentNo }, data: columns })
}

/** The first print counts: printing again leaves its instant alone. */
export async function markOnlinePrinted(
  db: Queries,
  own: { enrolmentNo: EnrolmentNo; memberNo: number },
  now: Date,
): Promise<void> {
  await db.onlineEnrolment.updateMany({ where: { ...own, printedAt: null }, data: { printedAt: now } })
}
