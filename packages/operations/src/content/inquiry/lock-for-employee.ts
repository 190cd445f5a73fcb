import type { Inquiry } from '@hygiene/db/generated/client'
import { lockInquiry } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { seesInquiry } from '@hygiene/domain/content/inquiry/inquiry-scope'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

export interface Employee {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
  ipAddress: string
}

export async function lockForEmployee(
  db: Transaction,
  employee: Employee,
  inquiryNo: number,
): Promise<Inquiry | null> {
  const inquiry = await lockInquiry(db, inquiryNo)
  return inquiry && seesInquiry(employee, inquiry) ? inquiry : null
}

export async function findForEmployee(
  db: Queries,
  employee: Employee,
  inquiryNo: number,
): Promise<Inquiry | null> {
  const inquiry = await db.inquiry.findUnique({ where: { inquiryNo } })
  return inquiry && seesInquiry(employee, inquiry) ? inquiry : null
}
