import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Takes an exemption back that was granted wrongly: the course can be applied for again. */
export const endExemption = endpoint({
  operation: 'endExemption',
  methods: ['POST'],
  path: '/api/staff/exemptions/end',
  access: 'staff',
  permission: 'grantExemptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ exemptionNo: recordNo, reason: auditReason }),
  entity: z.object({ exemptionNo: z.int() }),
  refusals: ['EXEMPTION_NOT_FOUND', 'EXEMPTION_ENDED', ...STAFF_REFUSALS],
})
