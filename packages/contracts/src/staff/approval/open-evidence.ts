import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Returns the evidence of one request as an attachment to those who may see the request; logs the view. */
export const openEvidence = staffWrites('/api/staff/approvals/evidence', {
  label: '결재 증빙 보기',
  isView: true,
  audit: { subject: 'approvalNo' },
  permission: 'useApprovals',
  input: z.object({ approvalNo: recordNo }),
  entity: z.never(),
  refusals: ['APPROVAL_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_BEING_CHECKED', 'FILE_INFECTED'],
  answers: 'bytes',
  perMinute: 60,
})
