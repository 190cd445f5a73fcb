import type { Alongside, Employee, Queries } from '@hygiene/db'
import { loggedAct } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

/** An employee who still works here; null for every other number. */
export async function findEmployee(db: Queries, employeeNo: number): Promise<Employee | null> {
  return db.employee.findFirst({ where: { employeeNo, disabledAt: null } })
}

type Act = {
  caller: { employeeNo: number }
  ipAddress: string
  now: Date
  action: Parameters<typeof loggedAct.onEmployee>[0]
  loginId: string
  words?: string
}

/** The entry of an act on an employee's account, in its transaction. */
export function logged({ caller, ipAddress, now, action, loginId, words = '' }: Act): Alongside {
  const entry = { caller, action: loggedAct.onEmployee(action, loginId), reason: words, ipAddress, now }
  return (db) => writeAudit(db, entry)
}
