import { z } from 'zod'
import { endpoint, instant, pageOf, pagingInput, text } from '../kit/index.ts'
import { designationVerdict } from '../online/designation-verdict.ts'
import { auditReason } from '../forms/reason.ts'

export const recordKind = z.enum(['online', 'inPerson'])
export const designationState = z.enum(['underWay', 'completed', 'ended'])

/**
 * The designation confirmations operators have handed in (Food Sanitation Act Art. 41③), newest first. Each person shown
 * is written to the audit log with the reason.
 */
export const listSubmittedDesignations = endpoint({
  operation: 'listSubmittedDesignations',
  methods: ['POST'],
  path: '/api/staff/submittedDesignations',
  access: 'staff',
  permission: 'readDesignations',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    page: pagingInput.page,
    reason: auditReason,
    kind: recordKind.optional(),
    state: designationState.optional(),
    /** Part of the person's name or the place's. */
    name: text(40).default(''),
  }),
  entity: pageOf(
    z.object({
      kind: recordKind,
      /** `enrolmentNo` or `inPersonEnrolmentNo`. */
      recordNo: z.int(),
      memberNo: z.int(),
      /** Masked. */
      userName: z.string(),
      businessName: z.string(),
      licenceNo: z.string(),
      educationName: z.string(),
      year: z.int(),
      state: designationState,
      fileNo: z.string(),
      fileName: z.string(),
      contentType: z.string(),
      sizeBytes: z.int(),
      submittedAt: instant,
      verdict: designationVerdict,
    }),
  ),
  refusals: ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
  perMinute: 60,
})
