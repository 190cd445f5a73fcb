import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const endExemption = staffWrites('/api/staff/exemptions/end', {
  label: '인정·면제 취소',
  permission: 'grantExemptions',
  audit: { subject: 'exemptionNo' },
  input: z.object({ exemptionNo: recordNo, reason: auditReason }),
  entity: z.object({ exemptionNo: z.int() }),
  refusals: ['EXEMPTION_NOT_FOUND', 'EXEMPTION_ENDED'],
})
