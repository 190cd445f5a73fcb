import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Cancels an unpaid application; a paid one requires cancelPayment. Is idempotent. */
export const cancelApplication = memberWrites('/api/online/edu/deleteData', {
  label: '온라인교육 신청 취소',
  methods: ['DELETE'],
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), status: z.literal('cancelled') }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CANNOT_CANCEL_PAID', 'ALREADY_ENDED'],
  helper: 'cancel',
})
