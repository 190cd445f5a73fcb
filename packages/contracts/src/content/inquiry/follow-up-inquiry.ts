import { z } from 'zod'
import { inquiryText } from '../board/rich-text.ts'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

export const followUpInquiry = memberWrites('/api/inquiry/review/upsertInquiryReview', {
  label: '추가 문의 작성',
  input: z.object({
    inquiryNo: recordNo,
    reviewNo: recordNo.optional(),
    contents: inquiryText,
    /** Is created once per follow-up, so that a second press writes none. */
    requestNo: z.uuid(),
  }),
  entity: z.object({ reviewNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_ANSWERED', 'INQUIRY_ANSWERED', 'INQUIRY_MERGED'],
  perMinute: 20,
})
