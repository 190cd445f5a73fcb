import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { OnlineEnrolment, Prisma } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'

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

/** Inserts an application with its one enrolment. The database refuses a second one for the same licence and year. */
export async function insertOnline(
  db: Transaction,
  row: OnlineColumns & Applicant & { appliedAt: Date },
): Promise<OnlineEnrolment> {
  const { memberNo, appliedAt } = row
  const { applicationNo } = await db.application.create({ data: { memberNo, createdAt: appliedAt } })
  return db.onlineEnrolment.create({ data: { ...row, applicationNo } })
}

export async function changeOnline(
  db: Transaction,
  enrolmentNo: EnrolmentNo,
  columns: OnlineColumns,
): Promise<OnlineEnrolment> {
  return db.onlineEnrolment.update({ where: { enrolmentNo }, data: columns })
}

export type OnlineCorrection = Pick<
  OnlineEnrolment,
  'businessName' | 'representative' | 'zipCode' | 'address' | 'address2' | 'positionType' | 'companyPhone'
>

export type LicenceColumns = Pick<
  OnlineEnrolment,
  'licenceNo' | 'licenceKey' | 'businessTypeName' | 'sidoCode'
>

type CertificateColumns = Pick<OnlineEnrolment, 'userName' | 'birth' | 'printedAt'>

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

/** Records the first print only. */
export async function markOnlinePrinted(
  db: Queries,
  own: { enrolmentNo: EnrolmentNo; memberNo: number },
  now: Date,
): Promise<void> {
  await db.onlineEnrolment.updateMany({ where: { ...own, printedAt: null }, data: { printedAt: now } })
}
