import type { Course, PrismaClient } from '@hygiene/db'
import type { ApplicationWindow } from '@hygiene/domain'

/**
 * In person every session has a window of its own; of those not over the one that opens first says whether a seat can be
 * applied for now, or from when on. Sessions of next year count, too: in December they are the nearest.
 */
export async function findSessionWindows(
  db: PrismaClient,
  { salesType, industryType }: Pick<Course, 'salesType' | 'industryType'>,
  now: Date,
): Promise<ApplicationWindow[]> {
  const first = await db.inPersonSession.findFirst({
    where: {
      salesType,
      isShown: true,
      status: 'open',
      applyClosesAt: { gt: now },
      courses: { some: { industryType } },
    },
    orderBy: { applyOpensAt: 'asc' },
  })
  return first ? [{ opensAt: first.applyOpensAt, closesAt: first.applyClosesAt }] : []
}
