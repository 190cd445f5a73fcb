import type { ApplicationNo } from '@hygiene/domain'
import type { Transaction } from '@hygiene/db'

/** Shows a booking to staff in words of `bookingAttention` or of the marks of its day; null: they have nothing to decide. */
export async function setAttention(
  db: Transaction,
  applicationNo: ApplicationNo,
  attention: string | null,
): Promise<void> {
  await db.booking.update({ where: { applicationNo }, data: { attention } })
}
