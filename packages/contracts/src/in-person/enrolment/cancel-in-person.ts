import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/**
 * Cancels before payment only; the last enrolment of an application releases the seat. A repeated call returns the same answer.
 */
export const cancelInPerson = memberWrites('/api/offline/edu/deleteData', {
  label: '집합교육 신청 취소',
  methods: ['DELETE'],
  sends: 'query',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: z.object({ inPersonEnrolmentNo: z.int(), status: z.literal('cancelled') }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CANNOT_CANCEL_PAID', 'ALREADY_ENDED'],
  helper: 'cancel',
})
