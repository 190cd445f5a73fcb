import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'

export const checkMemberSet = staffWrites('/api/staff/members/checkSet', {
  permission: 'searchMembers',
  input: z.object({ setNo: z.uuid() }),
  entity: z.object({
    count: z.int(),
    fitting: z.int(),
    leftMemberNos: z.array(z.int()),
    left: z.int(),
  }),
  refusals: ['SET_ENDED'],
  perMinute: 60,
})
