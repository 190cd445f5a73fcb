import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { answerText } from './answer-text.ts'
/** Corrects an answer. The old version is kept, and the writer is notified by text message. */
export const correctAnswer = staffWrites('/api/staff/inquiries/correctAnswer', {
  label: '문의 답변 수정',
  permission: 'answerInquiries',
  audit: {},
  input: z.object({
    reviewNo: recordNo,
    version: z.int32(),
    contents: answerText,
  }),
  entity: z.object({ version: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_MOVED_ON'],
})
