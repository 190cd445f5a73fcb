import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

export const withdrawChange = staffWrites('/api/staff/approvals/withdraw', {
  label: '결재 요청 취소',
  permission: 'useApprovals',
  audit: { subject: 'approvalNo' },
  input: z.object({ approvalNo: recordNo }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_NOT_YOURS', 'APPROVAL_DECIDED', 'APPROVAL_EXPIRED'],
})
