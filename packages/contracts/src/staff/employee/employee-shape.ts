import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { explanation } from '../../forms/reason.ts'
import { instant, recordNo } from '../../kit/fields.ts'

/** `invited` means no password chosen yet; `noApp` no authenticator app yet. */
export const employeeState = z.enum(['working', 'invited', 'noApp', 'disabled'])

export const employeeRow = z.object({
  employeeNo: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  branchNo: z.int().nullable(),
  branchName: z.string().nullable(),
  state: employeeState,
  lastLoginAt: instant.nullable(),
  reviewedAt: instant.nullable(),
  reviewDueAt: instant,
  isReviewOverdue: z.boolean(),
  approvalNo: z.int().nullable(),
  isSelf: z.boolean(),
})

export const onEmployee = { employeeNo: recordNo, text: explanation }
