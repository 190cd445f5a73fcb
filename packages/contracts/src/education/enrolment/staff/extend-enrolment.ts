import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { day, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Extends an online enrolment until the end of the following January at most. */
export const extendEnrolment = staffWrites('/api/staff/enrolments/extend', {
  label: '수강 기간 늘리기',
  permission: 'changeEnrolments',
  audit: { subject: 'enrolmentNo' },
  input: z.object({ enrolmentNo: recordNo, untilOn: day.max(10), reason: auditReason }),
  entity: z.object({ enrolmentNo: z.int(), untilOn: z.string() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'NOT_PAID_YET', 'EXTENSION_ENDED', 'EXTENSION_DAY'],
})
