import { z } from 'zod'
import { askedAgainSentence } from '../../../forms/paper-change.ts'
import { endpoint } from '../../../kit/index.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/**
 * The verdict on a confirmation of an appointment: accepted, or asked again in a sentence that the member reads and is texted.
 * One for each file that was handed in.
 */
export const judgeDesignation = endpoint({
  operation: 'judgeDesignation',
  methods: ['POST'],
  path: '/api/staff/designations/judge',
  access: 'staff',
  permission: 'judgeDesignations',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    ...enrolmentNamed,
    /** The file the employee has looked at. */
    fileNo: z.uuid(),
    /** Null: accepted. */
    askedAgainFor: z.union([askedAgainSentence, z.null()]),
  }),
  entity: z.object({ verdictNo: z.int() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'DESIGNATION_CHANGED', 'DESIGNATION_ALREADY_JUDGED', ...STAFF_REFUSALS],
})
