import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'

/** Of a frozen set of members: how many still meet its conditions, and who does not any more. */
export const checkMemberSet = staffWrites('/api/staff/members/checkSet', {
  permission: 'searchMembers',
  input: z.object({ setNo: z.uuid() }),
  entity: z.object({
    count: z.int(),
    fitting: z.int(),
    /** Members of the set that have left its conditions, at most a hundred. */
    leftMemberNos: z.array(z.int()),
    left: z.int(),
  }),
  refusals: ['SET_ENDED'],
  perMinute: 60,
})
