import { memberActionReasons } from '@hygiene/domain'
import { z } from 'zod'
import { actionLabel } from '../../../forms/member-action.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Parts two accounts again that were made one; the records that moved go back. */
export const undoMerge = endpoint({
  operation: 'undoMerge',
  methods: ['POST'],
  path: '/api/staff/members/undoMerge',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ mergeNo: recordNo, reasonCode: z.enum(memberActionReasons), text: actionLabel }),
  entity: z.object({ closedNo: z.int() }),
  refusals: [
    'MERGE_NOT_FOUND',
    'MERGE_UNDONE',
    'MERGE_TOO_LATE',
    'MERGE_MOVED_ON',
    'MERGE_ROWS_CHANGED',
    ...STAFF_REFUSALS,
  ],
  perMinute: 60,
})
