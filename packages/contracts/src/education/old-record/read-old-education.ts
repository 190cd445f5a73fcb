import { z } from 'zod'
import { day, instant, recordNo } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

/** Uses the old system's field names (specification section 3). */
export const readOldEducation = memberReads('/api/old/edu/fetchOldData', {
  label: '이전 수료증 보기',
  input: z.object({ oldEduNo: recordNo }),
  entity: z.object({
    oldEduNo: z.int(),
    outnumber: z.string(),
    uname: z.string(),
    /** Has the format YYYYMMDD. */
    ubir: z.string(),
    jikchek: z.string(),
    /** «new» marks a new operator. */
    utel: z.string(),
    cuname: z.string(),
    cname: z.string(),
    uaddr1: z.string(),
    gubun: z.string(),
    eduEndDate: day,
    /** Is 6 for new operators and 3 for existing ones (specification section 9). */
    hours: z.int(),
    printedAt: instant.nullable(),
  }),
  refusals: ['OLD_RECORD_NOT_FOUND'],
  helper: 'view',
})
