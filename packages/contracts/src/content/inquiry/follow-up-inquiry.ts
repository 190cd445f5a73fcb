import { z } from 'zod'
import { inquiryText } from '../board/rich-text.ts'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** The writer's follow-up to an answer, or a change of the one that waits for its answer. */
export const followUpInquiry = memberWrites('/api/inquiry/review/upsertInquiryReview', {
  label: '추가 문의 작성',
  input: z.object({
    inquiryNo: recordNo,
    /** Present when a follow-up is changed. */
    reviewNo: recordNo.optional(),
    contents: inquiryText,
    /** Made by the screen once a follow-up, so that a second press writes none. */
    requestNo: z.uuid(),
  }),
  entity: z.object({ reviewNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_ANSWERED', 'INQUIRY_ANSWERED', 'INQUIRY_MERGED'],
  perMinute: 20,
})
