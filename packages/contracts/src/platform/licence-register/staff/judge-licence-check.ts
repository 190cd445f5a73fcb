import { z } from 'zod'
import { askedAgainSentence } from '../../../forms/paper-change.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CHECK_REFUSALS, placeSeen } from './licence-check-shape.ts'

/**
 * The place stands as it is, with the grounds in words; or it could not be found, in a sentence that the member reads and is
 * texted. Neither touches the enrolment.
 */
export const judgeLicenceCheck = staffWrites('/api/staff/licences/judge', {
  label: '업소 확인',
  audit: {},
  permission: 'decideLicenceChecks',
  input: z.object({
    checkNo: recordNo,
    seen: placeSeen,
    outcome: z.enum(['confirmed', 'askedAgain']),
    text: askedAgainSentence,
  }),
  entity: z.object({ checkNo: z.int() }),
  refusals: [...CHECK_REFUSALS],
})
