import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields, MERGE_REFUSALS } from '../../../staff/approval/approval-shape.ts'

export const requestMerge = staffWrites('/api/staff/members/requestMerge', {
  permission: 'changeMembers',
  input: z.object({ stayNo: recordNo, closedNo: recordNo, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [...MERGE_REFUSALS, ...ASKING_REFUSALS],
  perMinute: 60,
})
