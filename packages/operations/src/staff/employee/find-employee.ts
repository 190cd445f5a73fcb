import type { Employee } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

/** An employee who still works here; null for every other number. */
export async function findEmployee(db: Queries, employeeNo: number): Promise<Employee | null> {
  return db.employee.findFirst({ where: { employeeNo, disabledAt: null } })
}
