import { z } from 'zod'
import { richText } from '../board/rich-text.ts'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { recordNo } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/** Answers and follow-ups under an inquiry, oldest first, for those who may read it. */
export const listInquiryReviews = visitorReads('/api/inquiry/review/fetchReviewList', {
  input: z.object({ inquiryNo: recordNo }),
  entity: z.object({
    list: z.array(
      z.object({
        reviewNo: z.int(),
        /** Of the association; otherwise a follow-up of the inquiry's writer. */
        isAnswer: z.boolean(),
        /** The association asks its writer back, who answers by a follow-up. */
        isQuestion: z.boolean(),
        contents: richText,
        /** Attached to an answer; for the inquiry's writer alone. */
        files: z.array(attachedFile),
        mayEdit: z.boolean(),
        regDate: z.iso.date(),
      }),
    ),
  }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_PRIVATE'],
})
