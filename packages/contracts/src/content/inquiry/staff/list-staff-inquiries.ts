import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { inquiryFilter, inquiryRow } from './inquiry-admin-shape.ts'

/**
 * Lists inquiries and reports by due time: common ones and those passed on to the caller. People are masked, and each one shown
 * is recorded in the audit log.
 */
export const listStaffInquiries = staffWrites('/api/staff/inquiries/list', {
  label: '문의 목록 조회',
  isView: true,
  permission: 'readInquiries',
  audit: {},
  input: inquiryFilter.extend({
    beyond: recordNo.optional(),
  }),
  entity: z.object({
    list: z.array(inquiryRow),
    next: z.int().nullable(),
    counts: z.object({ todo: z.int(), mine: z.int(), waiting: z.int(), passed: z.int() }),
    /** Is the median of today's first answers in working milliseconds, or null before the first. */
    firstAnswerMs: z.int().nullable(),
    answerMinutes: z.int(),
    /** Lists today's working hours in minutes of the day. Is empty on a holiday. */
    spans: z.array(z.object({ fromMinute: z.int(), untilMinute: z.int() })),
    asOf: instant,
  }),
})
