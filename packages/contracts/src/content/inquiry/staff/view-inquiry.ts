import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Says that the caller has an inquiry open, every 15 seconds, and hears who else has; it keeps no login alive. */
export const viewInquiry = staffWrites('/api/staff/inquiries/view', {
  permission: 'readInquiries',
  input: z.object({ inquiryNo: recordNo, isWriting: z.boolean() }),
  entity: z.object({
    /** The others, who said so within 30 seconds. */
    viewers: z.array(z.object({ employeeNo: z.int(), name: z.string(), isWriting: z.boolean() })),
    version: z.string(),
    assigneeNo: z.int().nullable(),
  }),
  extendsLogin: false,
  refusals: ['INQUIRY_NOT_FOUND'],
  perMinute: 120,
})
