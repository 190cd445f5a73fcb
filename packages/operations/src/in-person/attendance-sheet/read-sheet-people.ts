import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

const WITH_PEOPLE = {
  venue: true,
  branch: true,
  bookings: {
    where: { seat: { in: ['held', 'sold'] } },
    include: { enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } } },
    orderBy: { applicationNo: 'asc' },
  },
} as const satisfies Prisma.InPersonSessionInclude

export type SheetSession = Prisma.InPersonSessionGetPayload<{ include: typeof WITH_PEOPLE }>

export async function readSheetPeople(db: Queries, sheetNo: number): Promise<SheetSession | null> {
  const sheet = await db.attendanceSheet.findUnique({ where: { sheetNo } })
  if (!sheet || sheet.pdf) return null
  const { sessionNo } = sheet
  return db.inPersonSession.findUniqueOrThrow({ where: { sessionNo }, include: WITH_PEOPLE })
}
