import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Says that the caller has an inquiry open, every 15 seconds, and hears who else has; it keeps no login alive. */
export const viewInquiry = endpoint({
  operation: 'viewInquiry',
  methods: ['POST'],
  path: '/api/staff/inquiries/view',
  access: 'staff',
  permission: 'readInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({ inquiryNo: recordNo, isWriting: z.boolean() }),
  entity: z.object({
    /** The others, who said so within 30 seconds. */
    viewers: z.array(z.object({ employeeNo: z.int(), name: z.string(), isWriting: z.boolean() })),
    version: z.string(),
    assigneeNo: z.int().nullable(),
  }),
  extendsLogin: false,
  refusals: ['INQUIRY_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 120,
})
