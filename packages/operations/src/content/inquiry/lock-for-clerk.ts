import { type Inquiry, lockInquiry, type Queries, type Transaction } from '@hygiene/db'
import { seesInquiry, type StaffRole } from '@hygiene/domain'

/** An employee at the desk. */
export interface Clerk {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
  ipAddress: string
}

/** Locks an inquiry that the clerk may see; null: there is none for them. */
export async function lockForClerk(
  db: Transaction,
  clerk: Clerk,
  inquiryNo: number,
): Promise<Inquiry | null> {
  const inquiry = await lockInquiry(db, inquiryNo)
  return inquiry && seesInquiry(clerk, inquiry) ? inquiry : null
}

/** The same without a lock, for looking. */
export async function findForClerk(db: Queries, clerk: Clerk, inquiryNo: number): Promise<Inquiry | null> {
  const inquiry = await db.inquiry.findUnique({ where: { inquiryNo } })
  return inquiry && seesInquiry(clerk, inquiry) ? inquiry : null
}
