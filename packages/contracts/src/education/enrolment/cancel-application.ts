import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** Before payment only; a paid one goes through cancelPayment. Cancelling twice answers the same. */
export const cancelApplication = endpoint({
  operation: 'cancelApplication',
  methods: ['DELETE'],
  path: '/api/online/edu/deleteData',
  access: 'operator',
  effect: 'writes',
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), status: z.literal('cancelled') }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'CANNOT_CANCEL_PAID',
    'ALREADY_ENDED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  helper: 'cancel',
})
