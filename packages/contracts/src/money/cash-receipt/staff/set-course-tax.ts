import { decidedTaxKinds, taxKinds } from '@hygiene/domain/money/payment/tax'
import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Decides whether a course is taxable; existing orders keep their tax. */
export const setCourseTax = staffWrites('/api/staff/cashReceipts/setCourseTax', {
  label: '과세 구분 정하기',
  permission: 'handleCashReceipts',
  audit: { subject: 'courseNo' },
  input: z.object({
    courseNo: recordNo,
    taxKind: z.enum(decidedTaxKinds),
    before: z.enum(taxKinds),
    reason: auditReason,
  }),
  entity: z.object({ courseNo: z.int() }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_TAX_CHANGED'],
  perMinute: 30,
})
