import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { approvalRow } from './approval-shape.ts'

export const APPROVALS_A_PAGE = 50

/**
 * Returns an employee's worklist: `toDecide` are requests waiting for them, the first to expire first; `asked` are their own
 * waiting ones; `ended` are those they requested or could decide, the newest first. `beyond` continues after the previous page.
 */
export const listApprovals = staffReads('/api/staff/approvals/list', {
  permission: 'useApprovals',
  input: z.object({
    view: z.enum(['toDecide', 'asked', 'ended']).default('toDecide'),
    beyond: recordNo.optional(),
  }),
  entity: z.object({
    list: z.array(approvalRow),
    next: z.int().nullable(),
  }),
})
