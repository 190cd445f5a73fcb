import type { Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

/**
 * Returns a member the employee may see. Returns null if the member does not exist, has withdrawn, or never had a seat in a
 * session of the employee's branches (null: every branch).
 */
export async function reachMember(
  db: Queries,
  branches: readonly number[] | null,
  memberNo: number,
): Promise<Member | null> {
  const own =
    branches === null ? {} : { bookings: { some: { session: { branchNo: { in: [...branches] } } } } }
  return db.member.findFirst({ where: { memberNo, withdrawnAt: null, ...own } })
}
