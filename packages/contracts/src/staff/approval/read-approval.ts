import { z } from 'zod'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { approvalOutcome, approvalRow, approvalShown } from './approval-shape.ts'

/** Returns one request with its changes and whether it can be approved now. Logs a view of personal data. */
export const readApproval = staffReads('/api/staff/approvals/read', {
  label: '결재 보기',
  permission: 'useApprovals',
  audit: { subject: 'approvalNo' },
  input: z.object({ approvalNo: recordNo }),
  entity: z.object({
    ...approvalRow.shape,
    shown: approvalShown,
    memberNos: z.array(z.int()),
    makerRole: z.enum(staffRoles),
    reason: z.string(),
    text: z.string(),
    evidence: attachedFile.nullable(),
    /** Names the drawn samples of a settings change (`openSettingsPreview`) while they are kept. */
    previewNo: z.int().nullable(),
    approverName: z.string().nullable(),
    decisionText: z.string().nullable(),
    outcome: approvalOutcome,
    /** Is false once the record has changed since the request; null after the request has ended. */
    isUnchanged: z.boolean().nullable(),
    obstacle: z.enum(['APPROVAL_OWN', 'APPROVAL_ABOUT_YOURSELF', 'APPROVAL_ROLE_MAY_NOT']).nullable(),
  }),
  refusals: ['APPROVAL_NOT_FOUND'],
})
