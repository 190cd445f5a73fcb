import type { Inquiry, Queries } from '@hygiene/db'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import type { Clerk } from './lock-for-clerk.ts'

/** Writes an act or a look of staff into the log; the writer of an anonymous report is named nowhere. */
export function logInquiryAct(
  db: Queries,
  clerk: Clerk,
  operation: string,
  { inquiryNo, memberNo, isAnonymous }: Pick<Inquiry, 'inquiryNo' | 'memberNo' | 'isAnonymous'>,
  now: Date,
): Promise<void> {
  const action = `${operation} 문의 ${inquiryNo}`
  const memberNos = isAnonymous ? [] : [memberNo]
  return writeAudit(db, { caller: clerk, action, reason: '', ipAddress: clerk.ipAddress, now, memberNos })
}
