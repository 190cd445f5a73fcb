import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** Before payment only; the last enrolment of an application gives the seat back. Cancelling twice answers the same. */
export const cancelInPerson = endpoint({
  operation: 'cancelInPerson',
  methods: ['DELETE'],
  path: '/api/offline/edu/deleteData',
  access: 'operator',
  effect: 'writes',
  sends: 'query',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: z.object({ inPersonEnrolmentNo: z.int(), status: z.literal('cancelled') }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'CANNOT_CANCEL_PAID',
    'ALREADY_ENDED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  helper: 'cancel',
})
