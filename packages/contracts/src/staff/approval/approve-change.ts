import { z } from 'zod'
import { recordNo, text } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { approvalOutcome, PERFORMED_REFUSALS } from './approval-shape.ts'

/** Approves and makes the change in the same transaction, or returns the refusal of its rule. */
export const approveChange = staffWrites('/api/staff/approvals/approve', {
  label: '결재 승인',
  permission: 'useApprovals',
  audit: { subject: 'approvalNo' },
  input: z.object({ approvalNo: recordNo, text: text(200).default('') }),
  entity: z.object({ approvalNo: z.int(), outcome: approvalOutcome }),
  refusals: [
    'APPROVAL_NOT_FOUND',
    'APPROVAL_OWN',
    'APPROVAL_ABOUT_YOURSELF',
    'APPROVAL_ROLE_MAY_NOT',
    'APPROVAL_DECIDED',
    'APPROVAL_CHANGED',
    'APPROVAL_MAKER_GONE',
    'APPROVAL_EXPIRED',
    ...PERFORMED_REFUSALS,
  ],
})
