import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { enrolmentStatus } from './enrolment-shape.ts'

/** Moves the enrolment on when all lectures are finished. */
export const finishStudy = endpoint({
  operation: 'finishStudy',
  methods: ['GET', 'POST'],
  path: '/api/online/edu/updateStudyStatus',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), status: enrolmentStatus }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SESSION_EXPIRED',
    'OWNER_ONLY',
    'LOGIN_REQUIRED',
  ],
})
