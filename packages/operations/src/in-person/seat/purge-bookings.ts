import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'

/** The seats of applications that go, with their moves and places in queues; their records have gone before. */
export async function purgeBookings(db: Transaction, applicationNos: ApplicationNo[]): Promise<void> {
  const where = { applicationNo: { in: applicationNos } }
  await db.waitingEntry.deleteMany({ where })
  await db.seatMove.deleteMany({ where })
  await db.booking.deleteMany({ where })
}
