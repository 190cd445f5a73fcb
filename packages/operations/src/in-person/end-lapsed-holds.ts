import type { PrismaClient } from '@hygiene/db'
import { lapsedAt } from '../records/seats-taken.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Ends the applications for licences whose hold has run out, but for one's own. The clock has freed seat and licence; the
 * worker would write so within a minute, whoever applies or pays now cannot wait. One transaction each.
 */
export async function endLapsedHolds(
  db: PrismaClient,
  licenceKeys: readonly string[],
  exceptApplicationNo: number | null,
  now: Date,
): Promise<void> {
  const lapsed = await db.booking.findMany({
    where: {
      ...lapsedAt(now),
      enrolments: { some: { licenceKey: { in: [...licenceKeys] }, status: 'applied' } },
      ...(exceptApplicationNo === null ? {} : { applicationNo: { not: exceptApplicationNo } }),
    },
    select: { applicationNo: true },
  })
  for (const { applicationNo } of lapsed) await db.$transaction((tx) => releaseHold(tx, applicationNo, now))
}
