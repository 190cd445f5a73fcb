import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { approvalShown, MERGE_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Compares two accounts of one person, masked, with what would move; logs the view. */
export const forecastMerge = staffWrites('/api/staff/members/forecastMerge', {
  label: '합칠 계정 비교',
  isView: true,
  permission: 'changeMembers',
  audit: {},
  input: z.object({ stayNo: recordNo, closedNo: recordNo }),
  entity: z.object({ shown: approvalShown }),
  refusals: [...MERGE_REFUSALS],
  perMinute: 60,
})
