import { z } from 'zod'
import { askedAgainSentence } from '../../../forms/paper-change.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'

/**
 * The verdict on a confirmation of an appointment: accepted, or asked again in a sentence that the member reads and is texted.
 * One for each file that was handed in.
 */
export const judgeDesignation = staffWrites('/api/staff/designations/judge', {
  label: '지정확인서 확인',
  permission: 'judgeDesignations',
  audit: {},
  input: z.object({
    ...enrolmentNamed,
    /** The file the employee has looked at. */
    fileNo: z.uuid(),
    /** Null: accepted. */
    askedAgainFor: z.union([askedAgainSentence, z.null()]),
  }),
  entity: z.object({ verdictNo: z.int() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'DESIGNATION_CHANGED', 'DESIGNATION_ALREADY_JUDGED'],
})
