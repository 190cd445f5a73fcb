import { z } from 'zod'
import { askedAgainSentence } from '../../../forms/paper-change.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { CHECK_REFUSALS, placeSeen } from './licence-check-shape.ts'

/**
 * The place stands as it is, with the grounds in words; or it could not be found, in a sentence that the member reads and is
 * texted. Neither touches the enrolment.
 */
export const judgeLicenceCheck = endpoint({
  operation: 'judgeLicenceCheck',
  methods: ['POST'],
  path: '/api/staff/licences/judge',
  access: 'staff',
  permission: 'decideLicenceChecks',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    checkNo: recordNo,
    seen: placeSeen,
    outcome: z.enum(['confirmed', 'askedAgain']),
    text: askedAgainSentence,
  }),
  entity: z.object({ checkNo: z.int() }),
  refusals: [...CHECK_REFUSALS],
})
