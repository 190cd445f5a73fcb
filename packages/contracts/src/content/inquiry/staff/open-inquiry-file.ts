import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Returns a file of an inquiry as an attachment, and no other file. The audit log is written before the file is sent. */
export const openInquiryFile = staffWrites('/api/staff/inquiries/file', {
  label: '문의 파일 보기',
  isView: true,
  audit: { subject: 'inquiryNo' },
  permission: 'readInquiries',
  input: z.object({ inquiryNo: recordNo, fileNo: z.uuid() }),
  entity: z.never(),
  refusals: ['INQUIRY_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_BEING_CHECKED', 'FILE_INFECTED'],
  answers: 'bytes',
  perMinute: 60,
})
