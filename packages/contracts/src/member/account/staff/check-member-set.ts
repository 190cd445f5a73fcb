import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Of a frozen set of members: how many still meet its conditions, and who does not any more. */
export const checkMemberSet = endpoint({
  operation: 'checkMemberSet',
  methods: ['POST'],
  path: '/api/staff/members/checkSet',
  access: 'staff',
  permission: 'searchMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ setNo: z.uuid() }),
  entity: z.object({
    count: z.int(),
    fitting: z.int(),
    /** Members of the set that have left its conditions, at most a hundred. */
    leftMemberNos: z.array(z.int()),
    left: z.int(),
  }),
  refusals: ['SET_ENDED', ...STAFF_REFUSALS],
  perMinute: 60,
})
