import { z } from 'zod'
import { richText } from '../board/rich-text.ts'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { recordNo } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/** Lists answers and follow-ups, oldest first, for people who may read the inquiry. */
export const listInquiryReviews = visitorReads('/api/inquiry/review/fetchReviewList', {
  input: z.object({ inquiryNo: recordNo }),
  entity: z.object({
    list: z.array(
      z.object({
        reviewNo: z.int(),
        isAnswer: z.boolean(),
        /** Is true if the association asks back; the writer replies with a follow-up. */
        isQuestion: z.boolean(),
        contents: richText,
        /** Lists the attachments of an answer, which only the inquiry's writer sees. */
        files: z.array(attachedFile),
        mayEdit: z.boolean(),
        regDate: z.iso.date(),
      }),
    ),
  }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_PRIVATE'],
})
