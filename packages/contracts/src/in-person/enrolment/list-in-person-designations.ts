import { z } from 'zod'
import { endpoint, pageOf, pagingInput } from '../../kit/index.ts'
import { designationVerdict } from '../../education/designation/designation-verdict.ts'

/** In-person enrolments of a hygiene manager, which need a designation confirmation (Food Sanitation Act Art. 41③). */
export const listInPersonDesignations = endpoint({
  operation: 'listInPersonDesignations',
  methods: ['GET'],
  path: '/api/offline/edu/fetchUserConfirmationList',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
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
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
