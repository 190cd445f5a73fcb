import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { answerText } from './answer-text.ts'
import { inquiryVersion } from './inquiry-admin-shape.ts'
/** Answers an inquiry or asks its writer back, and notifies the writer by text message. */
export const answerInquiry = staffWrites('/api/staff/inquiries/answer', {
  label: '문의 답하기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({
    inquiryNo: recordNo,
    /**
     * Names the last entry that the employee has read. Uses optimistic locking: the later of two answers is refused, and its
     * author sees the first.
     */
    version: inquiryVersion,
    contents: answerText,
    /** Asks the writer back; the clock pauses until the reply. */
    isQuestion: z.boolean(),
    /** If false, the inquiry stays open and a new term begins. */
    finishes: z.boolean(),
    fileNos: z.array(z.uuid()).max(FILE_LIMITS.filesAPost).default([]),
    /** Is created once per answer, so that a second press sends none. */
    requestNo: z.uuid(),
  }),
  entity: z.object({ reviewNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_MERGED', 'INQUIRY_MOVED_ON', 'FILE_NOT_FOUND'],
})
