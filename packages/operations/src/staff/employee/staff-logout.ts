import { staffLogout as contract } from '@hygiene/contracts/staff/employee/staff-logout'
import { operation } from '../../kit/operation.ts'
import { endOpenedAccounts } from './end-reach.ts'

/** Ends one login of staff because the employee logs out, and with it the operators' accounts they have open. */
export const staffLogout = operation(contract, async ({ db, actor: { loginNo, employeeNo }, now }) => {
  await db.staffLogin.update({ where: { loginNo }, data: { endedAt: now } })
  await endOpenedAccounts(db, employeeNo, 'logout', now)
  return { ended: true as const }
})
