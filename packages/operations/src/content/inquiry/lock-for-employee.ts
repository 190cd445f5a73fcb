import { type Inquiry, lockInquiry, type Queries, type Transaction } from '@hygiene/db'
import { seesInquiry, type StaffRole } from '@hygiene/domain'

/** An employee at the console. */
export interface Employee {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
  ipAddress: string
}

/** Locks an inquiry that the employee may see; null: there is none for them. */
export async function lockForEmployee(
  db: Transaction,
  employee: Employee,
  inquiryNo: number,
): Promise<Inquiry | null> {
  const inquiry = await lockInquiry(db, inquiryNo)
  return inquiry && seesInquiry(employee, inquiry) ? inquiry : null
}

/** The same without a lock, for looking. */
export async function findForEmployee(
  db: Queries,
  employee: Employee,
  inquiryNo: number,
): Promise<Inquiry | null> {
  const inquiry = await db.inquiry.findUnique({ where: { inquiryNo } })
  return inquiry && seesInquiry(employee, inquiry) ? inquiry : null
}
