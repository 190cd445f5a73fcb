import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'

/** Deletes the seats, moves and waiting-list places of purged applications, whose records are already deleted. */
export async function purgeBookings(db: Transaction, applicationNos: ApplicationNo[]): Promise<void> {
  const where = { applicationNo: { in: applicationNos } }
  await db.waitingEntry.deleteMany({ where })
  await db.seatMove.deleteMany({ where })
  await db.booking.deleteMany({ where })
}
