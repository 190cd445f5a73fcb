import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Transaction } from '@hygiene/db/connect'

/** Lists a booking for staff with a sentence of `bookingExceptionText` or about the day's marks. Null removes it. */
export async function setBookingException(
  db: Transaction,
  applicationNo: ApplicationNo,
  exceptionText: string | null,
): Promise<void> {
  await db.booking.update({ where: { applicationNo }, data: { exceptionText } })
}
