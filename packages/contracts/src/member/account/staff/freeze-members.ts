import { z } from 'zod'
import { ADMIN_ROWS, adminChoice, endpoint, frozenSet, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { memberFilter, memberSorts } from './list-members.ts'

/** Freezes the members found, or those selected, before anything is done with them. */
export const freezeMembers = endpoint({
  operation: 'freezeMembers',
  methods: ['POST'],
  path: '/api/staff/members/freeze',
  access: 'staff',
  permission: 'searchMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    ...adminChoice({ filter: memberFilter, sorts: memberSorts }),
    /** Members selected on a page; absent: all that are found. */
    only: z.array(recordNo).max(ADMIN_ROWS).optional(),
  }),
  entity: frozenSet,
  refusals: ['SET_TOO_LARGE', ...STAFF_REFUSALS],
  perMinute: 20,
})
