import { z } from 'zod'
import { DESK_ROWS, deskChoice, endpoint, frozenSet } from '../../../kit/index.ts'
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
    ...deskChoice({ filter: enrolmentFilter, sorts: enrolmentSorts }),
    /** Rows selected on a page; absent: all that are found. */
    only: z
      .array(z.string().regex(/^[oh][1-9]\d{0,8}$/))
      .max(DESK_ROWS)
      .optional(),
  }),
  entity: frozenSet,
  refusals: ['SET_TOO_LARGE', ...STAFF_REFUSALS],
  perMinute: 20,
})
