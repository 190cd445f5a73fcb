import type { Inquiry, Queries } from '@hygiene/db'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import type { Employee } from './lock-for-employee.ts'

/** Writes an action or a look of staff into the log; the writer of an anonymous report is named nowhere. */
export function logInquiryAction(
  db: Queries,
  employee: Employee,
  operation: string,
  { inquiryNo, memberNo, isAnonymous }: Pick<Inquiry, 'inquiryNo' | 'memberNo' | 'isAnonymous'>,
  now: Date,
): Promise<void> {
  const action = { operation, subject: { kind: 'inquiry', no: inquiryNo } } as const
  const memberNos = isAnonymous ? [] : [memberNo]
  return writeAudit(db, {
    caller: employee,
    ...action,
    reason: '',
    ipAddress: employee.ipAddress,
    now,
    memberNos,
  })
}
