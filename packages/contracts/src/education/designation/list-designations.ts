import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { designationVerdict } from './designation-verdict.ts'

export const listDesignations = memberReads('/api/online/class/fetchUserConfirmationList', {
  label: '지정확인서 보기 (온라인)',
  input: z.object({ ...pagingInput }),
  entity: pageOf(
    z.object({
      enrolmentNo: z.int(),
      educationName: z.string(),
      businessName: z.string(),
      year: z.int(),
      fileNo: z.string().nullable(),
      fileName: z.string().nullable(),
      verdict: designationVerdict,
    }),
  ),
})
