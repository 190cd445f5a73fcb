import { z } from 'zod'
import { askedAgainSentence } from '../../../forms/paper-change.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'

/**
 * Accepts a designation confirmation, or requests a new one with a sentence that the member reads and receives by text message.
 * Each file gets one verdict.
 */
export const judgeDesignation = staffWrites('/api/staff/designations/judge', {
  label: '지정확인서 확인',
  permission: 'judgeDesignations',
  audit: {},
  input: z.object({
    ...enrolmentNamed,
    fileNo: z.uuid(),
    askedAgainFor: z.union([askedAgainSentence, z.null()]),
  }),
  entity: z.object({ verdictNo: z.int() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'DESIGNATION_CHANGED', 'DESIGNATION_ALREADY_JUDGED'],
})
