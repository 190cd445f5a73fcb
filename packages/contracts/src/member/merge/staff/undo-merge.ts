import { memberActionReasons } from '@hygiene/domain/staff/employee/member-action'
import { z } from 'zod'
import { actionLabel } from '../../../forms/member-action.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const undoMerge = staffWrites('/api/staff/members/undoMerge', {
  label: '합친 계정 되돌리기',
  permission: 'changeMembers',
  audit: { subject: 'mergeNo' },
  input: z.object({ mergeNo: recordNo, reasonCode: z.enum(memberActionReasons), text: actionLabel }),
  entity: z.object({ closedNo: z.int() }),
  refusals: ['MERGE_NOT_FOUND', 'MERGE_UNDONE', 'MERGE_TOO_LATE', 'MERGE_MOVED_ON', 'MERGE_ROWS_CHANGED'],
  perMinute: 60,
})
