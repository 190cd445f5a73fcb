import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/**
 * The designation file of one enrolment as an attachment, and no other file, in the open case about its person; the log is
 * written before it is sent.
 */
export const openSubmittedDesignation = endpoint({
  operation: 'openSubmittedDesignation',
  methods: ['POST'],
  path: '/api/staff/designations/open',
  access: 'staff',
  permission: 'readDesignations',
  effect: 'writes',
  sends: 'json',
  input: z.object(enrolmentNamed),
  entity: z.never(),
  refusals: [
    'FILE_NOT_FOUND',
    'FILE_BEING_CHECKED',
    'FILE_INFECTED',
    'MEMBER_CASE_REQUIRED',
    ...STAFF_REFUSALS,
  ],
  answers: 'bytes',
  perMinute: 60,
})
