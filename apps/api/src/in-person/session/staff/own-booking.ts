import type { Booking, InPersonSession, Queries } from '@hygiene/db'
import { type ApplicationNo, branchesOf, isOfBranches } from '@hygiene/domain'
import type { StaffCaller } from '../../../http/staff-caller.ts'

/** A booking with its session as the caller may act on it; null: there is none, or it is another branch's. */
export async function findOwnBooking(
  db: Queries,
  caller: StaffCaller,
  applicationNo: ApplicationNo,
): Promise<(Booking & { session: InPersonSession }) | null> {
  const booking = await db.booking.findUnique({ where: { applicationNo }, include: { session: true } })
  return booking && isOfBranches(branchesOf(caller), booking.session.branchNo) ? booking : null
}
