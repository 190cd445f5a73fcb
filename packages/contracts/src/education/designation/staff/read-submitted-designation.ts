import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { designationRow } from './designation-shape.ts'

/** The confirmation of one enrolment, without its file; the look is logged. */
export const readSubmittedDesignation = endpoint({
  operation: 'readSubmittedDesignation',
  methods: ['POST'],
  path: '/api/staff/designations/read',
  access: 'staff',
  permission: 'readDesignations',
  effect: 'writes',
  sends: 'json',
  input: z.object(enrolmentNamed),
  entity: designationRow,
  refusals: ['FILE_NOT_FOUND', ...STAFF_REFUSALS],
})
