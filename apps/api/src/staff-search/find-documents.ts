import { type PaymentStatus, Prisma, type PrismaClient, queryRows } from '@hygiene/db'
import {
  formatVerificationNumber,
  orderNumber,
  paymentNosOf,
  type SearchFacts,
  seesInquiry,
  type StaffRole,
} from '@hygiene/domain'
import { ofBookings, type Scope } from './find-people.ts'

interface FoundOrder {
  paymentNo: number
  memberNo: number
  orderName: string
  amountWon: number
  paymentType: number
  status: PaymentStatus
  createdAt: Date
  name: string
}

/** The order of the number; a branch finds those of its own sessions. */
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

/** The certificate of its number, or of a verification number of any edition: an old one lands on what replaced it. */
export async function findCertificates(
  db: PrismaClient,
  { certificateNumber, verificationNumber }: SearchFacts,
  scope: Scope,
) {
  const named = [
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
     ORDER BY c."certificateNo" DESC`,
  )
}

interface FoundSession {
  sessionNo: number
  venueName: string
  startsAt: Date
  status: 'open' | 'cancelled' | 'closed'
}

/** A session by its number. */
export async function findSessions(db: PrismaClient, { recordNo }: SearchFacts, scope: Scope) {
  if (recordNo === null) return []
  const own = scope ? Prisma.sql`s."branchNo" = ANY (${[...scope]}::int[])` : Prisma.sql`true`
  return queryRows<FoundSession>(
    db,
    Prisma.sql`
    SELECT s."sessionNo", v."name" AS "venueName", s."startsAt", s."status"::text
      FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo") WHERE s."sessionNo" = ${recordNo}::int AND ${own}`,
  )
}

function ofAnyEdition(verificationNumber: string): Prisma.Sql {
  return Prisma.sql`c."certificateNo" IN (
    SELECT "certificateNo" FROM "Certificate" WHERE "verificationNumber" = ${verificationNumber}
     UNION ALL SELECT "certificateNo" FROM "ReplacedCertificate" WHERE "verificationNumber" = ${verificationNumber})`
}

/** An inquiry by its number, as far as the caller sees it. */
export async function findInquiries(
  db: PrismaClient,
  { recordNo }: SearchFacts,
  caller: { role: StaffRole; branchNo: number | null },
) {
  if (recordNo === null) return []
  const rows = await db.inquiry.findMany({ where: { inquiryNo: recordNo }, include: { member: true } })
  return rows.filter((row) => seesInquiry(caller, row))
}
