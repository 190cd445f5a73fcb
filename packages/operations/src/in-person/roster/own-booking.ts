import type { Booking, InPersonSession } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { EmployeeActor } from '../../kit/actor.ts'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'

export async function findOwnBooking(
  db: Queries,
  actor: EmployeeActor,
  applicationNo: ApplicationNo,
): Promise<(Booking & { session: InPersonSession }) | null> {
  const booking = await db.booking.findUnique({ where: { applicationNo }, include: { session: true } })
  return booking && isOfBranches(branchesOf(actor), booking.session.branchNo) ? booking : null
}
