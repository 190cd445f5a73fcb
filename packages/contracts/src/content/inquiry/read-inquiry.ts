import { z } from 'zod'
import { richText } from '../board/rich-text.ts'
import { recordNo } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { inquiryFacts } from './inquiry-shape.ts'

/** Returns an inquiry or report. A private one is readable by its writer only. */
export const readInquiry = visitorReads('/api/inquiry/fetchData', {
  input: z.object({ inquiryNo: recordNo }),
  entity: z.object({
    ...inquiryFacts,
    isAnonymous: z.boolean(),
    contents: richText,
    /** Is visible to the writer only. `isChecked` means that the file may be opened. */
    files: z.array(
      z.object({ fileNo: z.uuid(), name: z.string(), sizeBytes: z.int(), isChecked: z.boolean() }),
    ),
    /** Must be sent back with a change, so that it does not overwrite one from another window. */
    version: z.int(),
    /** Is true if it was merged into another inquiry of the writer. Only the writer learns which. */
    isMerged: z.boolean(),
    mergedIntoNo: z.int().nullable(),
    mayEdit: z.boolean(),
    mayFollowUp: z.boolean(),
  }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_PRIVATE'],
})
