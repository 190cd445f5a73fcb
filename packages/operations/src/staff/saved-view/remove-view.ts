import type { Queries } from '@hygiene/db'
import type { StaffRole } from '@hygiene/domain'

/** Removes an own view, or, by headquarters, one of a role; of another employee's nothing is said. */
export async function removeView(
  db: Queries,
  { employeeNo, role }: { employeeNo: number; role: StaffRole },
  viewNo: number,
): Promise<void> {
  const own = { employeeNo, role: null }
  const where = role === 'headquarters' ? { OR: [own, { role: { not: null } }] } : own
  await db.savedView.deleteMany({ where: { viewNo, ...where } })
}
