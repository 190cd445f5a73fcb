import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { askingFields } from './approval-shape.ts'

export const rejectChange = staffWrites('/api/staff/approvals/reject', {
  label: '결재 반려',
  permission: 'useApprovals',
  audit: { subject: 'approvalNo' },
  input: z.object({ approvalNo: recordNo, text: askingFields.text }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'APPROVAL_NOT_FOUND',
    'APPROVAL_OWN',
    'APPROVAL_ABOUT_YOURSELF',
    'APPROVAL_ROLE_MAY_NOT',
    'APPROVAL_DECIDED',
    'APPROVAL_EXPIRED',
  ],
})
