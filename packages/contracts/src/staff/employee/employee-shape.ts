import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { explanation } from '../../forms/reason.ts'
import { instant, recordNo } from '../../kit/fields.ts'

/** `invited`: no password chosen yet; `noApp`: no authenticator app yet. */
export const employeeState = z.enum(['working', 'invited', 'noApp', 'disabled'])

/** An employee in the list of headquarters. */
export const employeeRow = z.object({
  employeeNo: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  branchNo: z.int().nullable(),
  branchName: z.string().nullable(),
  state: employeeState,
  lastLoginAt: instant.nullable(),
  /** The rights' last review; null: none since they were first given. */
  reviewedAt: instant.nullable(),
  reviewDueAt: instant,
  isReviewOverdue: z.boolean(),
  /** A waiting request for another role. */
  approvalNo: z.int().nullable(),
  isSelf: z.boolean(),
})

/** An action on an employee's account, with its text for the log. */
export const onEmployee = { employeeNo: recordNo, text: explanation }
