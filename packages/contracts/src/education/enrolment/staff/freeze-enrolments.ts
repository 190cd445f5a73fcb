import { z } from 'zod'
import { ADMIN_ROWS, adminChoice, frozenSet } from '../../../kit/data-table.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentFilter, enrolmentSorts } from './list-staff-enrolments.ts'

export const freezeEnrolments = staffWrites('/api/staff/enrolments/freeze', {
  permission: 'readEnrolments',
  input: z.object({
    ...adminChoice({ filter: enrolmentFilter, sorts: enrolmentSorts }),
    only: z
      .array(z.string().regex(/^[oh][1-9]\d{0,8}$/))
      .max(ADMIN_ROWS)
      .optional(),
  }),
  entity: frozenSet,
  refusals: ['SET_TOO_LARGE'],
  perMinute: 20,
})
