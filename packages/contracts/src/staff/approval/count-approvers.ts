import { approvalKindNames } from '@hygiene/domain/staff/approval/approval'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** Counts the other employees who could approve a kind of change, and those of them who are logged in. */
export const countApprovers = staffReads('/api/staff/approvals/approvers', {
  permission: 'useApprovals',
  input: z.object({ kind: z.enum(approvalKindNames) }),
  entity: z.object({
    count: z.int(),
    loggedIn: z.int(),
    mayInviteSecond: z.boolean(),
    endsAt: instant,
  }),
})
