import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** A file of an inquiry as an attachment, and no other file; the audit log is written before it is sent. */
export const openInquiryFile = endpoint({
  operation: 'openInquiryFile',
  methods: ['POST'],
  path: '/api/staff/inquiries/file',
  access: 'staff',
  permission: 'readInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({ inquiryNo: recordNo, fileNo: z.uuid() }),
  entity: z.never(),
  refusals: ['INQUIRY_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_BEING_CHECKED', 'FILE_INFECTED', ...STAFF_REFUSALS],
  answers: 'bytes',
  perMinute: 60,
})
