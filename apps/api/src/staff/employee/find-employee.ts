import type { Alongside, Employee, Queries } from '@hygiene/db'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

/** An employee who still works here; null for every other number. */
export async function findEmployee(db: Queries, employeeNo: number): Promise<Employee | null> {
  return db.employee.findFirst({ where: { employeeNo, disabledAt: null } })
}

type Action = {
  caller: { employeeNo: number }
  ipAddress: string
  now: Date
  operation: Parameters<typeof loggedAction.onEmployee>[0]
  employee: Pick<Employee, 'employeeNo' | 'loginId'>
  text?: string
}

/** The entry of an act on an employee's account, in its transaction. */
export function logged({ caller, ipAddress, now, operation, employee, text = '' }: Action): Alongside {
  const entry = { caller, ...loggedAction.onEmployee(operation, employee), reason: text, ipAddress, now }
  return (db) => writeAudit(db, entry)
}
