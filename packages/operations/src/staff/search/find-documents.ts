import { MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import { type PaymentStatus, Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { formatCertificateNumber } from '@hygiene/domain/education/certificate/certificate-number'
import { formatVerificationNumber } from '@hygiene/domain/education/certificate/verification-number'
import { orderNumber, paymentNosOf } from '@hygiene/domain/money/order/order-number'
import { type PaymentType, SalesType } from '@hygiene/domain/text'
import type { SearchFacts } from '@hygiene/domain/staff/search/search-terms'
import { seesInquiry } from '@hygiene/domain/content/inquiry/inquiry-scope'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { ofBookings, type Scope } from './scope.ts'

interface FoundOrder {
  paymentNo: number
  memberNo: number
  orderName: string
  amountWon: number
  paymentType: PaymentType
  status: PaymentStatus
  createdAt: Date
  name: string
}

export async function findOrders(db: PrismaClient, { orderNumber: number }: SearchFacts, scope: Scope) {
  if (number === null) return []
  const orders = await queryRows<FoundOrder>(
    db,
    Prisma.sql`
    SELECT p."paymentNo", p."memberNo", p."orderName", p."amountWon", p."paymentType", p."status"::text, p."createdAt", m."name"
      FROM "Payment" p JOIN "Member" m USING ("memberNo")
     WHERE p."paymentNo" = ANY (${paymentNosOf(number)}::int[]) AND ${ofBookings(scope, Prisma.sql`p."applicationNo"`)}`,
  )
  return orders.filter((order) => orderNumber(order) === number)
}

interface FoundCertificate {
  certificateNo: number
  memberNo: number
  certificateNumber: string
  status: 'valid' | 'revoked'
  issuedAt: Date
  name: string
}

/** Limits the years of certificates, including the current one. */
const YEARS_KEPT = 6

/**
 * Finds a certificate by its number, its last digits, or the verification number of any edition; an old edition leads to its
 * replacement.
 */
export async function findCertificates(
  db: PrismaClient,
  { certificateNumber, certificateSerial, verificationNumber }: SearchFacts,
  scope: Scope,
  year: number,
) {
  const named = [
    ...(certificateSerial === null
      ? []
      : [Prisma.sql`c."certificateNumber" = ANY (${numbersOf(certificateSerial, year)}::text[])`]),
    ...(certificateNumber === null ? [] : [Prisma.sql`c."certificateNumber" = ${certificateNumber}`]),
    ...(verificationNumber === null ? [] : [ofAnyEdition(formatVerificationNumber(verificationNumber))]),
  ]
  if (named.length === 0) return []
  return queryRows<FoundCertificate>(
    db,
    Prisma.sql`
    SELECT c."certificateNo", c."certificateNumber", c."status"::text, c."issuedAt", m."memberNo", m."name"
      FROM "Certificate" c
      LEFT JOIN "OnlineEnrolment" e ON e."enrolmentNo" = c."enrolmentNo"
      LEFT JOIN "InPersonEnrolment" i ON i."inPersonEnrolmentNo" = c."inPersonEnrolmentNo"
      JOIN "Member" m ON m."memberNo" = coalesce(e."memberNo", i."memberNo")
     WHERE (${Prisma.join(named, ' OR ')}) AND ${ofBookings(scope, Prisma.sql`i."applicationNo"`)}
     ORDER BY c."certificateNo" DESC LIMIT ${Prisma.raw(String(MOST_FOUND + 1))}`,
  )
}

function numbersOf(serial: string, year: number): string[] {
  const years = Array.from({ length: YEARS_KEPT }, (_, ago) => year - ago)
  const kinds = [SalesType.new, SalesType.existing]
  return years.flatMap((of) =>
    kinds.map((salesType) => formatCertificateNumber({ year: of, salesType, serial: Number(serial) })),
  )
}

function ofAnyEdition(verificationNumber: string): Prisma.Sql {
  return Prisma.sql`c."certificateNo" IN (
    SELECT "certificateNo" FROM "Certificate" WHERE "verificationNumber" = ${verificationNumber}
     UNION ALL SELECT "certificateNo" FROM "ReplacedCertificate" WHERE "verificationNumber" = ${verificationNumber})`
}

export async function findInquiries(
  db: PrismaClient,
  { recordNo }: SearchFacts,
  caller: { role: StaffRole; branchNo: number | null },
) {
  if (recordNo === null) return []
  const rows = await db.inquiry.findMany({ where: { inquiryNo: recordNo }, include: { member: true } })
  return rows.filter((row) => seesInquiry(caller, row))
}
