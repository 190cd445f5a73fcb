import { z } from 'zod'
import { day, instant, recordNo } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

/** The old system's certificate record under its own field names (specification section 3). */
export const readOldEducation = memberReads('/api/old/edu/fetchOldData', {
  label: '이전 수료증 보기',
  input: z.object({ oldEduNo: recordNo }),
  entity: z.object({
    oldEduNo: z.int(),
    /** The certificate's number. */
    outnumber: z.string(),
    uname: z.string(),
    /** YYYYMMDD */
    ubir: z.string(),
    /** The person's position in the business. */
    jikchek: z.string(),
    /** «new» marks a new operator. */
    utel: z.string(),
    cuname: z.string(),
    cname: z.string(),
    uaddr1: z.string(),
    gubun: z.string(),
    eduEndDate: day,
    /** Hours on the certificate: 6 for new operators, 3 for existing ones (specification section 9). */
    hours: z.int(),
    printedAt: instant.nullable(),
  }),
  refusals: ['OLD_RECORD_NOT_FOUND'],
  helper: 'view',
})
