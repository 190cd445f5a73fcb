import type { Employee } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export async function findEmployee(db: Queries, employeeNo: number): Promise<Employee | null> {
  return db.employee.findFirst({ where: { employeeNo, disabledAt: null } })
}
