import { disableAccount as contract } from '@hygiene/contracts/staff/employee/disable-account'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { endRequestsOf, lockRequestsOf } from '../approval/end-requests-of.ts'
import { endReach } from './end-reach.ts'
import { findEmployee } from './find-employee.ts'

export const disableAccount = operation(contract, async ({ db, input, actor, now, log }) => {
  const { employeeNo, text } = input
  if (employeeNo === actor.employeeNo) return denied('EMPLOYEE_YOURSELF')
  const employee = await findEmployee(db, employeeNo)
  if (!employee) return denied('EMPLOYEE_NOT_FOUND')
  await endAccount(db, employeeNo, now)
  log({ detail: employee.loginId, reason: text })
  return { employeeNo }
})

export async function endAccount(db: Transaction, employeeNo: number, now: Date): Promise<void> {
  await lockRequestsOf(db, employeeNo)
  await db.employee.update({ where: { employeeNo }, data: { disabledAt: now } })
  await endReach(db, employeeNo, 'expired', now)
  await endRequestsOf(db, employeeNo, now)
}
