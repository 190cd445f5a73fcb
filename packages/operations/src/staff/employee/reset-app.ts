import { resetApp as contract } from '@hygiene/contracts/staff/employee/reset-app'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { endReach } from './end-reach.ts'
import { findEmployee } from './find-employee.ts'

export const resetApp = operation(contract, async ({ db, input: { employeeNo, text }, now, log }) => {
  const employee = await findEmployee(db, employeeNo)
  if (!employee) return denied('EMPLOYEE_NOT_FOUND')
  await disconnectApp(db, employeeNo, now)
  log({ detail: employee.loginId, reason: text })
  return { employeeNo }
})

export async function disconnectApp(db: Transaction, employeeNo: number, now: Date): Promise<void> {
  const data = { totpSealed: null, totpConfirmedAt: null, lastTotpStep: null }
  await db.employee.update({ where: { employeeNo }, data })
  await endReach(db, employeeNo, 'passwordChanged', now)
}
