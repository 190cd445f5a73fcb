import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { approvalRow } from './approval-shape.ts'

/** Rows of one page. */
export const APPROVALS_A_PAGE = 50

/**
 * The worklist of an employee: `toDecide` what waits for them, the first to end first; `asked` their own that wait; `ended`
 * what they asked or could decide, the newest first. `beyond`: where the page before ended.
 */
export const listApprovals = staffReads('/api/staff/approvals/list', {
  permission: 'useApprovals',
  input: z.object({
    view: z.enum(['toDecide', 'asked', 'ended']).default('toDecide'),
    beyond: recordNo.optional(),
  }),
  entity: z.object({
    list: z.array(approvalRow),
    /** Where the next page begins; null: this was the last. */
    next: z.int().nullable(),
  }),
})
