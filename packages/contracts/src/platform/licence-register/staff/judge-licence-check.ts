import { z } from 'zod'
import { askedAgainSentence } from '../../../forms/paper-change.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CHECK_REFUSALS, placeSeen } from './licence-check-shape.ts'

/**
 * Confirms the place as typed, with grounds, or reports it as not found, in a sentence that the member gets by text message.
 * Neither changes the enrolment.
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
