import { z } from 'zod'
import { richText } from '../board/rich-text.ts'
import { recordNo } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { inquiryFacts } from './inquiry-shape.ts'

/** One inquiry or report; a private one for its writer alone. */
export const readInquiry = visitorReads('/api/inquiry/fetchData', {
  input: z.object({ inquiryNo: recordNo }),
  entity: z.object({
    ...inquiryFacts,
    isAnonymous: z.boolean(),
    contents: richText,
    /** For the writer alone. `isChecked`: it may be opened. */
    files: z.array(
      z.object({ fileNo: z.uuid(), name: z.string(), sizeBytes: z.int(), isChecked: z.boolean() }),
    ),
    /** Handed back with a change, so that it undoes none of another window. */
    version: z.int(),
    /** Merged into another inquiry of the writer, who alone is told which. */
    isMerged: z.boolean(),
    mergedIntoNo: z.int().nullable(),
    mayEdit: z.boolean(),
    mayFollowUp: z.boolean(),
  }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_PRIVATE'],
})
