import { z } from 'zod'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { approvalOutcome, approvalRow, approvalShown } from './approval-shape.ts'

/** One request with its difference, and whether it could be approved now. A look at people's data is in the log. */
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
    /** The drawn samples of a change of the settings (`openSettingsPreview`), as long as they are kept. */
    previewNo: z.int().nullable(),
    approverName: z.string().nullable(),
    decisionText: z.string().nullable(),
    outcome: approvalOutcome,
    /** False as soon as the record is another one than when it was asked for; null once it has ended. */
    isUnchanged: z.boolean().nullable(),
    /** What keeps this employee from deciding it. */
    obstacle: z.enum(['APPROVAL_OWN', 'APPROVAL_ABOUT_YOURSELF', 'APPROVAL_ROLE_MAY_NOT']).nullable(),
  }),
  refusals: ['APPROVAL_NOT_FOUND'],
})
