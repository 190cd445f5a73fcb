import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { visitorReads } from '../../kit/declare.ts'
import { wireFlag } from '../../kit/fields.ts'
import { inquiryFacts, inquiryType } from './inquiry-shape.ts'

/** Lists inquiries or reports, newest first. Private posts of others are locked: title and writer are not disclosed. */
export const listInquiries = visitorReads('/api/inquiry/fetchInquiryList', {
  input: z.object({
    ...pagingInput,
    inquiryType: inquiryType.default(1),
    onlyMine: wireFlag.default(0),
  }),
  entity: pageOf(z.object({ ...inquiryFacts, isLocked: z.boolean() })),
  refusals: ['LOGIN_REQUIRED'],
})
