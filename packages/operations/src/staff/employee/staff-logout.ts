import { staffLogout as contract } from '@hygiene/contracts/staff/employee/staff-logout'
import { operation } from '../../kit/operation.ts'
import { endOpenedAccounts } from './end-reach.ts'

export const staffLogout = operation(contract, async ({ db, actor: { loginNo, employeeNo }, now }) => {
  await db.staffLogin.update({ where: { loginNo }, data: { endedAt: now } })
  await endOpenedAccounts(db, employeeNo, 'logout', now)
  return { ended: true as const }
})
