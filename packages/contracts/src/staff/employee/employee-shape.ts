import { printedText, staffRoles } from '@hygiene/domain'
import { z } from 'zod'
import { instant, recordNo } from '../../kit/index.ts'

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

/** Words of an act on an employee's account, for the log. */
export const employeeActionLabel = z
  .string({ error: '설명을 입력해주세요.' })
  .overwrite(printedText)
  .min(2, '설명을 2자 이상 입력해주세요.')
  .max(200)

export const onEmployee = { employeeNo: recordNo, text: employeeActionLabel }
