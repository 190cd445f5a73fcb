import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Returns the telephone of an instructor; the log keeps each opening with its reason. */
export const openInstructorContact = staffWrites('/api/staff/instructors/contact', {
  label: '강사 휴대전화 보기',
  isView: true,
  permission: 'handleVenues',
  audit: { subject: 'instructorNo' },
  input: z.object({ instructorNo: recordNo, reason: auditReason }),
  entity: z.object({ phone: z.string() }),
  refusals: ['INSTRUCTOR_NOT_FOUND'],
  perMinute: 30,
})
