import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

const WITH_SESSION = {
  session: true,
  enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } },
} as const satisfies Prisma.BookingInclude

export type BookedApplication = Prisma.BookingGetPayload<{ include: typeof WITH_SESSION }>

export async function bookingOf(
  db: Queries,
  applicationNo: ApplicationNo,
): Promise<BookedApplication | null> {
  return db.booking.findUnique({ where: { applicationNo }, include: WITH_SESSION })
}
