import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { inquiryFilter, inquiryRow } from './inquiry-admin-shape.ts'

/**
 * The queue of inquiries and reports, the first to be due on top: common ones and those passed on to the caller. The people
 * shown are masked and in the audit log.
 */
export const listStaffInquiries = staffWrites('/api/staff/inquiries/list', {
  label: '문의 목록 조회',
  isView: true,
  permission: 'readInquiries',
  audit: {},
  input: inquiryFilter.extend({
    /** The last inquiry of the page before. */
    beyond: recordNo.optional(),
  }),
  entity: z.object({
    list: z.array(inquiryRow),
    next: z.int().nullable(),
    counts: z.object({ todo: z.int(), mine: z.int(), waiting: z.int(), passed: z.int() }),
    /** Of the first answers of today, in working milliseconds; null: none yet. */
    firstAnswerMs: z.int().nullable(),
    answerMinutes: z.int(),
    /** Today's working hours in minutes of the day; empty on a holiday. */
    spans: z.array(z.object({ fromMinute: z.int(), untilMinute: z.int() })),
    asOf: instant,
  }),
})
