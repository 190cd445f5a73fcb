import { removeView as contract } from '@hygiene/contracts/staff/saved-view/remove-view'
import { operation } from '../../kit/operation.ts'

/** Removes the employee's own view or, for headquarters, one of a role. A view of another employee is treated as absent. */
export const removeView = operation(contract, async ({ db, input: { viewNo }, actor }) => {
  const own = { employeeNo: actor.employeeNo, role: null }
  const where = actor.role === 'headquarters' ? { OR: [own, { role: { not: null } }] } : own
  await db.savedView.deleteMany({ where: { viewNo, ...where } })
  return { viewNo }
})
