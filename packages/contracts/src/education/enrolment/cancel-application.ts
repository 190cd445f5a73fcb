import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Before payment only; a paid one goes through cancelPayment. Cancelling twice answers the same. */
export const cancelApplication = memberWrites('/api/online/edu/deleteData', {
  label: '온라인교육 신청 취소',
  methods: ['DELETE'],
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), status: z.literal('cancelled') }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CANNOT_CANCEL_PAID', 'ALREADY_ENDED'],
  helper: 'cancel',
})
