import type { PrismaClient } from '@hygiene/db'
import {
  formatVerificationNumber,
  paymentNosOf,
  orderNumber,
  type SearchFacts,
  seesInquiry,
  type StaffRole,
} from '@hygiene/domain'
import type { Scope } from './find-people.ts'

/** The order of the number; a branch finds those of its own sessions. */
export async function findOrders(db: PrismaClient, { orderNumber: number }: SearchFacts, scope: Scope) {
  if (number === null) return []
  const orders = await db.payment.findMany({
    where: {
      paymentNo: { in: paymentNosOf(number) },
      ...(scope ? { application: { booking: { session: { branchNo: { in: [...scope] } } } } } : {}),
    },
    include: { member: true },
  })
  return orders.filter((order) => orderNumber(order) === number)
}

/** The certificate of its number, or of a verification number of any edition: an old one lands on what replaced it. */
export async function findCertificates(
  db: PrismaClient,
  { certificateNumber, verificationNumber }: SearchFacts,
  scope: Scope,
) {
  const named = [
    ...(certificateNumber === null ? [] : [{ certificateNumber }]),
    ...(verificationNumber === null ? [] : ofAnyEdition(formatVerificationNumber(verificationNumber))),
  ]
  if (named.length === 0) return []
  return db.certificate.findMany({
    where: {
      OR: named,
      ...(scope ? { inPerson: { booking: { session: { branchNo: { in: [...scope] } } } } } : {}),
    },
    include: { enrolment: { include: { member: true } }, inPerson: { include: { member: true } } },
    orderBy: { certificateNo: 'desc' },
  })
}

/** A session by its number. */
export async function findSessions(db: PrismaClient, { recordNo }: SearchFacts, scope: Scope) {
  if (recordNo === null) return []
  return db.inPersonSession.findMany({
    where: { sessionNo: recordNo, ...(scope ? { branchNo: { in: [...scope] } } : {}) },
    include: { venue: true },
  })
}

function ofAnyEdition(verificationNumber: string) {
  return [{ verificationNumber }, { replaced: { some: { verificationNumber } } }]
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
