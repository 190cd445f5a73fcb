import { decidedTaxKinds, taxKinds } from '@hygiene/domain'
import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Decides whether a course is taxable; orders that were made before keep what they froze. */
export const setCourseTax = endpoint({
  operation: 'setCourseTax',
  methods: ['POST'],
  path: '/api/staff/cashReceipts/setCourseTax',
  access: 'staff',
  permission: 'handleCashReceipts',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    courseNo: recordNo,
    taxKind: z.enum(decidedTaxKinds),
    /** As the employee was shown it. */
    before: z.enum(taxKinds),
    reason: auditReason,
  }),
  entity: z.object({ courseNo: z.int() }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_TAX_CHANGED', ...STAFF_REFUSALS],
  perMinute: 30,
})
