import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { designationVerdict } from '../../education/designation/designation-verdict.ts'

/** Returns the enrolments of hygiene managers, which need a designation confirmation (Food Sanitation Act Art. 41③). */
export const listInPersonDesignations = memberReads('/api/offline/edu/fetchUserConfirmationList', {
  label: '지정확인서 보기 (집합)',
  input: z.object({ ...pagingInput }),
  entity: pageOf(
    z.object({
      inPersonEnrolmentNo: z.int(),
      educationName: z.string(),
      businessName: z.string(),
      year: z.int(),
      fileNo: z.string().nullable(),
      fileName: z.string().nullable(),
      verdict: designationVerdict,
    }),
  ),
})
