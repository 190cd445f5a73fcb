import { z } from 'zod'
import { ADMIN_ROWS, adminChoice, frozenSet } from '../../../kit/data-table.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { memberFilter, memberSorts } from './list-members.ts'

export const freezeMembers = staffWrites('/api/staff/members/freeze', {
  permission: 'searchMembers',
  input: z.object({
    ...adminChoice({ filter: memberFilter, sorts: memberSorts }),
    only: z.array(recordNo).max(ADMIN_ROWS).optional(),
  }),
  entity: frozenSet,
  refusals: ['SET_TOO_LARGE'],
  perMinute: 20,
})
