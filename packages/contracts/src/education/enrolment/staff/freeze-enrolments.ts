import { z } from 'zod'
import { ADMIN_ROWS, adminChoice, endpoint, frozenSet } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { enrolmentFilter, enrolmentSorts } from './list-staff-enrolments.ts'

/** Freezes the enrolments found, or those selected, before anything is done with them. */
export const freezeEnrolments = endpoint({
  operation: 'freezeEnrolments',
  methods: ['POST'],
  path: '/api/staff/enrolments/freeze',
  access: 'staff',
  permission: 'readEnrolments',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    ...adminChoice({ filter: enrolmentFilter, sorts: enrolmentSorts }),
    /** Rows selected on a page; absent: all that are found. */
    only: z
      .array(z.string().regex(/^[oh][1-9]\d{0,8}$/))
      .max(ADMIN_ROWS)
      .optional(),
  }),
  entity: frozenSet,
  refusals: ['SET_TOO_LARGE', ...STAFF_REFUSALS],
  perMinute: 20,
})
