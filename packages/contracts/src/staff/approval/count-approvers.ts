import { approvalKindNames } from '@hygiene/domain/staff/approval/approval'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** How many other employees could approve a kind of change, and how many of them are logged in; for the dialog that asks. */
export const countApprovers = staffReads('/api/staff/approvals/approvers', {
  permission: 'useApprovals',
  input: z.object({ kind: z.enum(approvalKindNames) }),
  entity: z.object({
    count: z.int(),
    loggedIn: z.int(),
    /** Of an invitation: whether the caller may invite a second headquarters employee alone. */
    mayInviteSecond: z.boolean(),
    /** When a request made now would end by itself. */
    endsAt: instant,
  }),
})
