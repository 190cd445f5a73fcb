import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Reports every 15 seconds that the caller has an inquiry open, and returns the other viewers. Does not extend the login. */
export const viewInquiry = staffWrites('/api/staff/inquiries/view', {
  permission: 'readInquiries',
  input: z.object({ inquiryNo: recordNo, isWriting: z.boolean() }),
  entity: z.object({
    viewers: z.array(z.object({ employeeNo: z.int(), name: z.string(), isWriting: z.boolean() })),
    version: z.string(),
    assigneeNo: z.int().nullable(),
  }),
  extendsLogin: false,
  refusals: ['INQUIRY_NOT_FOUND'],
  perMinute: 120,
})
