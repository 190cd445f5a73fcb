import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { visitorReads } from '../../kit/declare.ts'
import { wireFlag } from '../../kit/fields.ts'
import { inquiryFacts, inquiryType } from './inquiry-shape.ts'

/** Inquiries, or reports, newest first. Private posts of others are locked: their titles and writers are not told. */
export const listInquiries = visitorReads('/api/inquiry/fetchInquiryList', {
  input: z.object({
    ...pagingInput,
    inquiryType: inquiryType.default(1),
    /** Ours: only the caller's own. */
    onlyMine: wireFlag.default(0),
  }),
  entity: pageOf(z.object({ ...inquiryFacts, isLocked: z.boolean() })),
  refusals: ['LOGIN_REQUIRED'],
})
