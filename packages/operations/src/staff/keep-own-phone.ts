import type { Employee, Transaction } from '@hygiene/db'

/** Keeps the telephone an employee gives as the own one; absent: the kept one stays. */
export async function keepOwnPhone(
  db: Transaction,
  employeeNo: number,
  phone: string | undefined,
): Promise<Employee> {
  const data = phone === undefined ? {} : { phone }
  return db.employee.update({ where: { employeeNo }, data })
}
