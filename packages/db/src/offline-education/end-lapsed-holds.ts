import type { PrismaClient } from '../generated/client.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Ends the applications for a licence whose hold has run out. The clock has freed seat and licence; the worker would
 * write so within a minute, whoever applies now cannot wait. One transaction each.
 */
export async function endLapsedHolds(db: PrismaClient, licenceKey: string, now: Date): Promise<void> {
  const lapsed = await db.booking.findMany({
    where: {
      seat: 'held',
      heldUntil: { lte: now },
      enrolments: { some: { licenceKey, status: 'applied' } },
    },
    select: { applyEduNo: true },
  })
  for (const { applyEduNo } of lapsed) await db.$transaction((tx) => releaseHold(tx, applyEduNo, now))
}
